/** What can be written behind the name of the program, for users. */
const help = `Usage: foyer-server [command]

  start             run the server; this is what happens without a command
  settings          print every setting, its default and its meaning
  projects          register applications and the pages they may ask from
  events            read, export and delete what applications reported
  sign-ins          export and delete who signed in with an account
  reseal            seal what is kept of wallets by e-mail with the newest key
  import-wallets    offer wallets of your own
  forget-wallets    offer the built-in wallets again
  help              print this

Settings are environment variables. A command without its words says how it is used.`

/** Prints the commands. */
export async function printHelp(): Promise<void> {
  console.log(help)
}
