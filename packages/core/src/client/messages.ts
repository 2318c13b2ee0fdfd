/** Shown when the modal's own code did not arrive, so no view of it can say so. */
export const loadFailure = {
  title: 'The wallet window did not load',
  explanation: 'Your connection may have dropped. Nothing was sent and nothing is lost.',
  retry: 'Try again',
  close: 'Close',
}
