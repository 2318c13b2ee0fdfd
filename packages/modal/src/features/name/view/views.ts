import { styles } from '../../../money/styles.ts'
import { ChooseNameView } from './ChooseNameView.tsx'
import nameCss from './name.css?inline'
import { RegisteredView } from './RegisteredView.tsx'
import { RegisterView } from './RegisterView.tsx'

/** The feature, loaded. */
export const feature = {
  styles: `${styles}${nameCss}`,
  views: {
    ChooseAccountName: ChooseNameView,
    RegisterAccountName: RegisterView,
    RegisterAccountNameSuccess: RegisteredView,
  },
}
