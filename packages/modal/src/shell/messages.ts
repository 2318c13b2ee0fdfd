/** The words of the frame around every view. */
export const messages = {
  id: 'shell',
  back: 'Back',
  close: 'Close',
  help: 'Help',
  loadFailedTitle: 'This view did not load',
  loadFailedText: 'Your connection may have dropped. Nothing was sent and nothing is lost.',
  brokenTitle: 'Something went wrong here',
  brokenText: 'Your wallet and your money are untouched.',
  tryAgain: 'Try again',
  mountFailed: 'The wallet window could not open in this page.',
}
