import type { Translation } from '../words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'qrCode',
  codeName: (wallet) => `کد QR که این صفحه را در ${wallet} باز می‌کند`,
  scan: (wallet) => `این کد را با دوربین گوشی اسکن کنید: این صفحه در ${wallet} باز می‌شود.`,
  local: 'نشانی این صفحه فقط در همین رایانه باز می‌شود. کد وقتی کار می‌کند که صفحه روی وب باشد.',
}
