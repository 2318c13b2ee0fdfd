import type { EmbeddedDeviceCount, EmbeddedPasskeyAnswer } from '@foyer/protocol'
import { actionNotAllowed, notConnected } from '../channel/failures.ts'
import type { FrameContext, Methods } from './createContext.ts'

/** What users do with their wallet in the frame, out of the page's sight. */
export function accountMethods({
  vault,
  askServer,
  walletOf,
  show,
  whileShown,
  proveAnew,
}: FrameContext): Methods<
  | 'SHOW_RECOVERY_CODE'
  | 'EXPORT'
  | 'DELETE_ACCOUNT'
  | 'FORGET_DEVICES'
  | 'ADD_PASSKEY'
  | 'SET_PASSWORD'
> {
  return {
    SHOW_RECOVERY_CODE: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const [{ showRecoveryCode }, wallet] = await Promise.all([
          import('../views/RecoveryCodeView.tsx'),
          walletOf(host),
        ])
        const code = await wallet.unseenCode()
        if (code === null) throw actionNotAllowed()
        await show(host, 'recovery', () => showRecoveryCode(scene, code, signal))
        await wallet.codeSeen()
        return null
      }),
    EXPORT: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const [{ showPhrase }, wallet, { email, prove }] = await Promise.all([
          import('../views/PhraseView.tsx'),
          walletOf(host),
          proveAnew(host),
        ])
        await show(host, 'recovery', () =>
          showPhrase(scene, {
            ...{ email, signal },
            async prove(code) {
              await prove(code)
              return wallet.phrase()
            },
          }),
        )
        return null
      }),
    DELETE_ACCOUNT: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const [{ confirmDeletion }, { email, prove }] = await Promise.all([
          import('../views/DeleteView.tsx'),
          proveAnew(host),
        ])
        await show(host, 'recovery', () =>
          confirmDeletion(scene, {
            ...{ email, signal },
            async remove(code) {
              const proof = await prove(code)
              await askServer(host)('delete', { purpose: 'delete', proof })
              await vault.forget()
            },
          }),
        )
        host.tell('SESSION_UPDATE', { isConnected: false })
        return null
      }),
    FORGET_DEVICES: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const ask = askServer(host)
        const [{ confirmForgetting }, wallet, { devices }] = await Promise.all([
          import('../views/ConfirmView.tsx'),
          walletOf(host),
          ask<EmbeddedDeviceCount>('devices', { purpose: 'devices' }),
        ])
        await show(host, 'recovery', () =>
          confirmForgetting(scene, {
            ...{ others: devices - 1, signal },
            async forget() {
              await ask('devices', { purpose: 'devices', forget: 'others' })
              await wallet.renew()
            },
          }),
        )
        return null
      }),
    SET_PASSWORD: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const [{ choosePassword }, wallet] = await Promise.all([
          import('../views/PasswordView.tsx'),
          walletOf(host),
        ])
        await show(host, 'recovery', () =>
          choosePassword(scene, { keep: wallet.setPassword, signal }),
        )
        return null
      }),
    ADD_PASSKEY: (host, _nothing, id) =>
      whileShown(id, async (signal, scene) => {
        const ask = askServer(host)
        const [{ addPasskey }, wallet, { user }] = await Promise.all([
          import('../views/PasskeyView.tsx'),
          walletOf(host),
          vault.read(),
        ])
        if (!user) throw notConnected()
        const label = user.email ?? user.name ?? user.way
        await show(host, 'recovery', () =>
          addPasskey(scene, {
            signal,
            async ask() {
              const {
                challenge,
                user: id,
                known,
              } = await ask<EmbeddedPasskeyAnswer>('passkey', {
                purpose: 'passkey-begin',
              })
              return { challenge: challenge ?? '', user: id ?? '', name: label, known }
            },
            async keep({ credential, secret }, challenge) {
              const copy = secret && (await wallet.copyFor(secret))
              await ask('passkey', { purpose: 'passkey-add', challenge, credential, copy })
            },
          }),
        )
        return null
      }),
  }
}
