/** The words of signing in by Farcaster. */
export const messages = {
  id: 'farcaster',
  scan: 'Scan this with your phone’s camera, and agree in the Farcaster app.',
  agree: 'Agree in the Farcaster app, then come back here.',
  codeName: 'QR code to continue in the Farcaster app',
  preparing: 'Making a link',
  open: 'Open Farcaster',
  copyLink: 'Copy link',
  copied: 'Link copied',
}
