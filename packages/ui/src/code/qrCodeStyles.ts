import qrCodeCss from './qr-code.css?inline'

/** The style of `QrCode`. Apart from it, as the code is loaded when one is shown. */
export const qrCodeStyles: string = qrCodeCss
