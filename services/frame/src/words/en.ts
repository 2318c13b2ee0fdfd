/** All texts of the frame, in English. Those of other languages have the same keys. */
export const en = {
  lang: 'en',
  asks: (origin: string) => `${origin} asks`,
  approve: 'Approve',
  reject: 'Reject',
  cancel: 'Cancel',
  continue: 'Continue',
  done: 'Done',
  reviewRequest: 'Review request',
  windowBlocked:
    'The window was closed, or your browser let none open. Allow windows for this page, and press Review request.',
  whatIsSigned: 'What is signed',
  tryAgain: 'That did not work. Try again.',

  titles: {
    revocation: 'Take a permission back',
    permission: 'Give a permission',
    batch: (count: number) => `Confirm ${count} steps at once`,
    message: 'Sign a message',
    signIn: (domain: string) => `Sign in to ${domain}`,
    data: 'Sign data',
    transaction: 'Confirm a transaction',
    send: 'Send',
    approval: 'Let somebody spend',
    collection: 'Let somebody take a collection',
    piece: 'Let somebody take a piece',
    swap: 'Swap',
    deployment: 'Create a contract',
    part: (title: string, index: number, count: number) => `${title} (${index} of ${count})`,
  },

  facts: {
    becomesSmart: 'Your key’s own address becomes one on this network as well. It stays yours.',
    paidForYou: 'Somebody else pays it',
    smartAccount: 'Smart account',
    createdNow: 'Created on this network with this',
    step: (index: number, count: number) => `Step ${index} of ${count}`,
    account: 'Account',
    amount: 'Amount',
    arrives: 'Arrives',
    atMost: 'At most',
    atomic: (amount: string) => `${amount} (atomic units)`,
    closes: 'Closes',
    collection: 'Collection',
    contract: 'Contract',
    decides: 'Who decides over it',
    destroys: 'Destroys',
    everything: 'Everything',
    exchange: 'Exchange',
    fee: 'Network fee',
    feeAtMost: 'Network fee, at most',
    forEver: 'For ever',
    leaves: 'Leaves',
    leftGoesTo: 'What is left goes to',
    network: 'Network',
    newAccount: 'New account',
    nobody: 'Nobody',
    note: 'Note',
    ownCurrency: 'of the network’s own currency',
    program: 'Program',
    to: 'To',
    toTokenAccount: 'To the token account',
    token: 'Token',
    tokens: 'tokens',
    until: 'Until',
    whoGets: 'Who gets it',
    whoMayCall: 'Who may call it',
    whoMayTake: 'Who may take it',
    yourAccount: 'Your account',
  },

  risks: {
    permission:
      'This lets somebody take from this account without asking you again, within these bounds, until it ends or you take it back.',
    calls:
      'This lets somebody call this contract from this account without asking you again, within these bounds, until the permission ends or you take it back. What the calls contain is not limited: tokens that this contract may take from you can go to anybody.',
    hash: 'This is a hash: nobody can tell what you sign. Sign it only if you know why.',
    otherDomain: (domain: string, host: string) =>
      `This signs you in to ${domain}, but ${host} asks. It may be a trap.`,
    takeAll: 'This lets somebody take ALL of this token, now and later, without asking again.',
    take: 'This lets somebody take this token from you without asking again.',
    takeCollection: 'This lets somebody take EVERY piece of this collection, now and later.',
    takeSomething: 'This lets somebody take something of yours without asking again.',
    pays: 'This pays: with the signature the tokens can be moved by anybody.',
    unknown: 'Nobody here can read what this does. Confirm it only if you trust this page.',
    fails: 'The network says that this would fail.',
    notSimulated:
      'This was not simulated: the network could not tell what would leave your account.',
    more: 'More may move than is shown here.',
    control: 'Afterwards somebody else can take what is in an account of yours.',
    authority: 'This gives an account of yours to somebody else.',
    assignment: 'This gives an account to a program: your key may not open it any more.',
    closing: 'What is left in the account goes to somebody else.',
    burning: 'This destroys tokens.',
    durable: 'This does not run out: its holder can carry it out at any later time.',
  },

  permission: {
    every: (amount: string, duration: string) => `${amount} every ${duration}`,
    from: 'From',
    flows: 'Flows',
    atOnce: 'At once',
    function: 'Function',
    calls: 'Calls in all, at most',
    perCall: 'With each call, at most',
    inAll: 'In all, at most',
    enforcedCalls:
      'A contract enforces these bounds. Its makers could pause it, which would stop these calls. The page chose the names of the functions; what counts is the code after each name.',
    enforced:
      'A contract enforces these bounds. Its makers could pause it, which would let nobody take anything.',
  },

  recovery: {
    title: 'Your recovery code',
    text: 'It brings your wallet back on another device. Nobody else has it, and nobody can send it to you again. Write it down, or keep it in your password manager.',
    copy: 'Copy the code',
    copied: 'Copied',
    saved: 'I have saved it',
    askTitle: 'Recovery code',
    askText: 'This device is new to your wallet. Write the code that you saved when you made it.',
    incomplete: 'A code has 25 letters and digits. Check what is missing.',
    wrong: 'This is another code. Check each letter.',
    either: 'Recovery code, or password',
    askEither:
      'This device is new to your wallet. Write the code that you saved when you made it, or the password that you chose for it.',
    neither: 'This is neither your code nor your password.',
  },

  phrase: {
    willShow: 'It is shown next. Make sure that nobody looks at your screen.',
    show: 'Show it',
    askTitle: 'Is it you?',
    askText: (email: string) =>
      `A code was sent to ${email}. Write it to see the secret phrase of your wallet.`,
    code: 'Code',
    title: 'Your secret phrase',
    text: 'It opens your accounts in any other wallet. With it anybody takes your money: write it down, show it to nobody, type it into no page.',
  },

  passkey: {
    makeTitle: 'Open your wallet with a passkey',
    makeText:
      'Your device asks for your face, your finger or its code. On later visits that is enough: no mail, and no recovery code.',
    make: 'Create a passkey',
    madeTitle: 'Your passkey is ready',
    opens: 'It signs you in and opens your wallet, here and wherever your passkeys are.',
    signsIn:
      'It signs you in. It cannot open your wallet on a new device: keep your recovery code for that.',
    known: 'This device has a passkey for your wallet already.',
    closed: 'You closed it, or this device has no passkey here. Nothing has changed. Try again.',
    useTitle: 'Use your passkey',
    useText: 'Your device asks for your face, your finger or its code.',
    use: 'Use a passkey',
  },

  ways: {
    title: 'Ways to sign in',
    more: 'More ways',
    email: 'Email address',
    passkey: 'Passkey',
    remove: 'Remove',
    add: 'Add',
    proof: (email: string) => `Enter the code that was sent to ${email}.`,
    removeTitle: (way: string) => `Remove ${way}?`,
    removeText:
      'Nobody signs in by it any more. Devices that are signed in stay so: sign them out as well if one of them is not yours.',
    addTitle: (way: string) => `Add ${way}`,
    addText:
      'Everybody who can use it can sign in to this wallet. Your recovery code stays as it is.',
    open: (way: string) => `Continue at ${way}`,
    waiting: (way: string) => `Continue in the window of ${way}. This goes on by itself.`,
    scan: 'Scan this with your phone’s camera, and agree in the Farcaster app.',
  },

  owners: {
    title: 'Recover with a passkey',
    text: 'A passkey that you allow brings your smart account back, with its address, when every device and the recovery code are lost. Each network counts by itself and takes a network fee. The key’s own account and Solana are not brought back by it.',
    allow: 'Allow',
    takeBack: 'Take back',
    takeOver: 'Take over',
    without: 'No passkey may recover it',
    with: 'A passkey may recover it',
    elsewhere: 'Another key owns it here',
    unknown: 'The network does not answer',
    noPasskey: 'Add a passkey first. Then come back here.',
    unsuited: 'This passkey cannot sign for accounts. Add another one, and use that.',
    allowTitle: 'Let a passkey recover this account',
    allowRisk:
      'Anybody who has this passkey can do everything with this account on this network, until you take it back here. Removing the passkey itself does not take it back.',
    takeBackTitle: 'Let no passkey recover this account',
    takeOverTitle: 'Take over your smart account',
    takeOverText:
      'Your passkey gives the smart account to a new key on this device. Its address stays, and it pays a network fee. The key of before is given up: what is in its own account and on Solana stays there. If you have the recovery code, cancel and use that.',
    offer: 'I have no code: use my passkey',
    newOwner: 'New key',
    waiting: 'Waiting for the network',
    stay: 'Keep this open until it is done.',
    failed: 'The network has not done it. Try again in a minute.',
  },

  password: {
    title: 'Set a password',
    text: 'It lets a new device in, as your recovery code does. Somebody who reads your mail can try to guess it: take many words, or let your password manager make one. Keep your recovery code as well.',
    label: 'Password',
    keep: 'Save',
    strength: 'Strength',
    weak: 'Too easy to guess',
    enough: 'Hard to guess',
    strong: 'Very hard to guess',
    tooWeak: 'This is too easy to guess. Take more words, or more letters.',
  },

  cameByWay:
    'This takes a fresh proof that it is you. Sign out, sign in again, and do it within ten minutes.',
  login: {
    title: 'Are you signing in?',
    asks: (name: string, site: string) => `${name || 'You'} will be signed in to ${site}.`,
    warning:
      'Go on only if you began this there a moment ago. Somebody who sent you a link could be signed in as you.',
    done: 'You are signed in. Close this window, and go on in the page.',
  },
  lostWindow: 'No page asks for anything here. Close this window, and start again in the page.',

  devices: {
    title: 'Sign out other devices',
    text: (others: number) =>
      `Signed in elsewhere: ${others}. They are signed out, and what they have of your key opens nothing any more. You get a new recovery code, and make your passkeys anew.`,
    confirm: 'Sign out',
  },

  /** What the server refuses, by its reasons. */
  refusals: {
    way: 'This way to sign in is not set up here. Use another one.',
    'way-link': 'This login is too old, or was used. Start again.',
    'way-away': 'The service cannot be reached. Try again, or use another way.',
    'way-failed': 'You were not signed in. Try again, or use another way.',
    elsewhere: 'This login was begun elsewhere, or your browser has kept nothing of it. Try again.',
    'way-taken': 'This account has a wallet of its own, or another account is added already.',
    'last-way': 'This is the only way to sign in that is left. Add another one first.',
    unreachable: 'The wallet cannot reach its server. Try again.',
    wait: (seconds: number) => `Please try again after ${seconds} seconds`,
    mail: 'The mail could not be sent. Try again in a minute.',
    code: 'The code is wrong or too old. Ask for a new one.',
    link: 'The link is too old. Start again.',
    device: 'This device was refused. If that was you, start again.',
    taken: 'This address has a wallet of its own. Use another one.',
    unproven: 'Too much time has passed since your code. Ask for a new one.',
    passkey: 'This passkey does not open anything here. Use your e-mail address.',
    outdated: 'The wallet was renewed on another device meanwhile. Try again.',
    skewed: 'The clock of this device is wrong by more than five minutes. Set it, and try again.',
  },

  newDevice: {
    title: 'Is this device yours?',
    asks: (site: string) => `A device that is new to your wallet wants to sign in to ${site}.`,
    browser: 'Browser',
    address: 'Network address',
    time: 'Asked at',
    warning: 'Let it in only if you are signing in there at this moment. Nobody else needs you to.',
    approve: 'It is mine',
    refuse: 'It is not mine',
    approved: 'The device may sign in. Go on there: a code is on its way to you.',
    refused: 'The device was refused. Nothing has changed.',
    none: 'This link is too old, or was not copied whole. Start again on the device.',
  },

  deletion: {
    warning:
      'Nobody can bring it back. What it holds stays on its chains, and without its secret phrase nobody reaches it: export that first.',
    title: 'Delete your wallet',
    text: (email: string) =>
      `Nobody can bring it back. What it holds stays on its chains, and without its secret phrase nobody reaches it: export that first. To delete it, write the code that was sent to ${email}.`,
    confirm: 'Delete',
  },
}

/** The texts of the frame in one language. */
export type FrameWords = typeof en
