/**
 * Names of the records in storage that end when no wallet is left: a user who disconnects leaves nothing behind,
 * also where the code that wrote a record is not loaded in this visit.
 */
export const endsWithWallets = ['sent'] as const
