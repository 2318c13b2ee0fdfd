/** Which column of which row is sealed: it opens nowhere else. */
export const places = {
  userEmail: (id: string) => `embedded_users.email ${id}`,
  smartAccount: (id: string) => `embedded_users.smart_account ${id}`,
  loginEmail: (id: string) => `embedded_logins.email ${id}`,
  linkAsked: (id: string) => `embedded_device_links.asked ${id}`,
  identity: (way: string, index: string) => `embedded_identities.identity ${way} ${index}`,
  waySecrets: (id: string) => `embedded_way_logins.secrets ${id}`,
  wayIdentity: (id: string) => `embedded_way_logins.identity ${id}`,
  wallet: (userId: string) => `embedded_wallets.wallet ${userId}`,
  copy: (id: string) => `embedded_passkeys.copy ${id}`,
}
