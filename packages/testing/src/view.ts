/** What every view of the modal must do, for tests in any browser. */
export {
  type AxeResults,
  checkView,
  type ViewPage,
  type ViewParameters,
} from './view/checkView.ts'
export { inspectView } from './view/inspectView.ts'
