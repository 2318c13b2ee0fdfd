import { styles } from '../../../money/styles.ts'
import { DoneView } from './DoneView.tsx'
import { PreviewView } from './PreviewView.tsx'
import { SelectTokenView } from './SelectTokenView.tsx'
import { SwapView } from './SwapView.tsx'
import swapCss from './swap.css?inline'

/** The feature, loaded. */
export const feature = {
  styles: `${styles}${swapCss}`,
  views: {
    Swap: SwapView,
    SwapSelectToken: SelectTokenView,
    SwapPreview: PreviewView,
    SwapDone: DoneView,
  },
}
