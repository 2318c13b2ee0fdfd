import type { TranslatedErrors } from './messages.ts'

/** Spanish. */
export const messages: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Tu billetera dice: «${text}»`,
  networkSaid: (text) => `La red dice: «${text}»`,
  texts: {
    'balance/unavailable': 'El saldo no está disponible.',
    'catalogue/unavailable':
      'No se pudo cargar la lista de billeteras. Revisa tu conexión y vuelve a intentarlo.',
    'connection/code-unavailable':
      'Una parte de esta página no se cargó. Revisa tu conexión y vuelve a intentarlo.',
    'network/unsupported-by-wallet': 'La billetera no admite esta red.',
    'relay/closed': 'Se cerró la conexión con el servicio.',
    'relay/outbox-full':
      'Hay demasiados mensajes en espera. Vuelve a intentarlo cuando regrese la conexión.',
    'relay/refused': 'El servicio de conexión rechazó a este sitio.',
    'relay/unavailable': 'El servicio de conexión no responde. Vuelve a intentarlo.',
    'resources/unavailable': 'Los datos no están disponibles. Vuelve a intentarlo.',
    'transfer/no-estimate': 'No se pudo leer la comisión de red. Vuelve a intentarlo.',
    'transfer/unasked': 'No se pudo enviar. Vuelve a intentarlo.',
    'wallet/already-pending': 'Abre tu billetera.',
    'wallet/failed': 'Error desconocido.',
    'wallet/not-found':
      'Esta billetera no está disponible en esta página. Desbloquéala o instálala y vuelve a intentarlo.',
    'wallet/other-family':
      'Esta billetera no comparte ninguna cuenta de este tipo de red. Elige otra red u otra billetera.',
    'walletconnect/link-failed':
      'No se pudo crear un enlace. Revisa la conexión y vuelve a intentarlo.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'La billetera no permite este tipo de solicitud. Prueba con otra.',
    'The wallet does not support the events of this site. Try another wallet.':
      'La billetera no admite los eventos de este sitio. Prueba con otra.',
    'The wallet does not allow this change. Connect again.':
      'La billetera no permite este cambio. Conéctala de nuevo.',
    'The wallet did not approve this network. Connect again and approve it.':
      'La billetera no aprobó esta red. Conéctala de nuevo y apruébala.',
    'The wallet does not support these networks. Try another wallet.':
      'La billetera no admite estas redes. Prueba con otra.',
    'The wallet has no account for these networks. Add one, then try again.':
      'La billetera no tiene ninguna cuenta para estas redes. Agrega una y vuelve a intentarlo.',
    'The wallet does not support this kind of network. Try another wallet.':
      'La billetera no admite este tipo de red. Prueba con otra.',
    'The wallet ended the connection. Connect again.':
      'La billetera cerró la conexión. Conéctala de nuevo.',
    'The wallet did not finish connecting. Try again.':
      'La billetera no terminó de conectarse. Vuelve a intentarlo.',
    'The wallet no longer knows this connection. Connect again.':
      'La billetera ya no reconoce esta conexión. Conéctala de nuevo.',
    'The request expired in the wallet. Try again.':
      'La solicitud caducó en la billetera. Vuelve a intentarlo.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'La billetera no dio ninguna cuenta. Ábrela, elige una y vuelve a intentarlo.',
    'The wallet gave an answer that cannot be read. Try again.':
      'La respuesta de la billetera no se puede leer. Vuelve a intentarlo.',
    'The wallet agreed and stayed on its network': 'La billetera aceptó, pero siguió en su red.',
    'The wallet signed a different message. Try again.':
      'La billetera firmó otro mensaje. Vuelve a intentarlo.',
  },
}
