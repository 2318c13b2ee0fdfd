/** The words of a code that opens this page in a wallet. */
export const messages = {
  id: 'qrCode',
  codeName: (wallet: string) => `QR code that opens this page in ${wallet}`,
  scan: (wallet: string) => `Scan this with your phone’s camera: this page opens in ${wallet}.`,
  local:
    'This page has an address that only this computer can open. The code works once the page is on the web.',
}
