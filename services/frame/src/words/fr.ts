import type { FrameWords } from './en.ts'

export const fr: FrameWords = {
  lang: 'fr',
  asks: (origin) => `Demandé par ${origin}`,
  approve: 'Approuver',
  reject: 'Refuser',
  cancel: 'Annuler',
  continue: 'Continuer',
  done: 'Terminé',
  reviewRequest: 'Vérifier la demande',
  windowBlocked:
    'La fenêtre a été fermée, ou votre navigateur n’en a laissé aucune s’ouvrir. Autorisez les fenêtres pour cette page, puis appuyez sur Vérifier la demande.',
  whatIsSigned: 'Ce qui est signé',
  tryAgain: 'Cela n’a pas fonctionné. Réessayez.',

  titles: {
    revocation: 'Retirer une autorisation',
    permission: 'Donner une autorisation',
    batch: (count) => `Confirmer ${count} étapes à la fois`,
    message: 'Signer un message',
    signIn: (domain) => `Se connecter à ${domain}`,
    data: 'Signer des données',
    transaction: 'Confirmer une transaction',
    send: 'Envoyer',
    approval: 'Laisser quelqu’un dépenser',
    collection: 'Laisser quelqu’un prendre une collection',
    piece: 'Laisser quelqu’un prendre un objet',
    swap: 'Échanger',
    deployment: 'Créer un contrat',
    part: (title, index, count) => `${title} (${index} sur ${count})`,
  },

  facts: {
    becomesSmart:
      'L’adresse propre à votre clé en devient un aussi sur ce réseau. Elle reste à vous.',
    paidForYou: 'Payés par quelqu’un d’autre',
    smartAccount: 'Compte intelligent',
    createdNow: 'Créé sur ce réseau avec cette demande',
    step: (index, count) => `Étape ${index} sur ${count}`,
    account: 'Compte',
    amount: 'Montant',
    arrives: 'Arrive',
    atMost: 'Au maximum',
    atomic: (amount) => `${amount} (unités atomiques)`,
    closes: 'Ferme',
    collection: 'Collection',
    contract: 'Contrat',
    decides: 'Qui en décide',
    destroys: 'Détruit',
    everything: 'Tout',
    exchange: 'Plateforme d’échange',
    fee: 'Frais de réseau',
    feeAtMost: 'Frais de réseau, au maximum',
    forEver: 'Jamais',
    leaves: 'Part',
    leftGoesTo: 'Ce qui reste va à',
    network: 'Réseau',
    newAccount: 'Nouveau compte',
    nobody: 'Personne',
    note: 'Note',
    ownCurrency: 'de la monnaie du réseau',
    program: 'Programme',
    to: 'À',
    toTokenAccount: 'Au compte de jetons',
    token: 'Jeton',
    tokens: 'jetons',
    until: 'Expiration',
    whoGets: 'Qui le reçoit',
    whoMayCall: 'Qui peut l’appeler',
    whoMayTake: 'Qui peut le prendre',
    yourAccount: 'Votre compte',
  },

  risks: {
    permission:
      'Cela permet à quelqu’un de prélever sur ce compte sans vous redemander, dans ces limites, jusqu’à ce que l’autorisation prenne fin ou que vous la retiriez.',
    calls:
      'Cela permet à quelqu’un d’appeler ce contrat depuis ce compte sans vous redemander, dans ces limites, jusqu’à ce que l’autorisation prenne fin ou que vous la retiriez. Le contenu des appels n’est pas limité : les jetons que ce contrat peut vous prendre peuvent aller à n’importe qui.',
    hash: 'C’est un hash : personne ne peut dire ce que vous signez. Ne le signez que si vous savez pourquoi.',
    otherDomain: (domain, host) =>
      `Cela vous connecte à ${domain}, mais la demande vient de ${host}. C’est peut-être un piège.`,
    takeAll:
      'Cela permet à quelqu’un de prendre la TOTALITÉ de ce jeton, maintenant et plus tard, sans redemander.',
    take: 'Cela permet à quelqu’un de vous prendre ce jeton sans redemander.',
    takeCollection:
      'Cela permet à quelqu’un de prendre TOUS les objets de cette collection, maintenant et plus tard.',
    takeSomething:
      'Cela permet à quelqu’un de prendre quelque chose qui vous appartient sans redemander.',
    pays: 'C’est un paiement : avec la signature, n’importe qui peut déplacer les jetons.',
    unknown:
      'Personne ici ne peut lire ce que cela fait. Ne confirmez que si vous faites confiance à cette page.',
    fails: 'Selon le réseau, cela échouerait.',
    notSimulated:
      'Aucune simulation n’a eu lieu : le réseau n’a pas pu dire ce qui quitterait votre compte.',
    more: 'Ce qui est déplacé peut dépasser ce qui est affiché ici.',
    control: 'Ensuite, quelqu’un d’autre peut prendre ce qui se trouve sur l’un de vos comptes.',
    authority: 'Cela donne l’un de vos comptes à quelqu’un d’autre.',
    assignment: 'Cela donne un compte à un programme : il se peut que votre clé ne l’ouvre plus.',
    closing: 'Ce qui reste sur le compte va à quelqu’un d’autre.',
    burning: 'Cela détruit des jetons.',
    durable:
      'Cela n’expire pas : la personne qui le détient peut l’exécuter à n’importe quel moment plus tard.',
  },

  permission: {
    every: (amount, duration) => `${amount} par période de ${duration}`,
    from: 'À partir du',
    flows: 'Flux continu',
    atOnce: 'Tout de suite',
    function: 'Fonction',
    calls: 'Appels en tout, au maximum',
    perCall: 'À chaque appel, au maximum',
    inAll: 'En tout, au maximum',
    enforcedCalls:
      'Un contrat fait respecter ces limites. Ses créateurs pourraient le mettre en pause ; ces appels s’arrêteraient alors. Les noms des fonctions sont choisis par la page ; c’est le code après chaque nom qui compte.',
    enforced:
      'Un contrat fait respecter ces limites. Ses créateurs pourraient le mettre en pause ; personne ne pourrait alors rien prélever.',
  },

  recovery: {
    title: 'Votre code de récupération',
    text: 'Il rétablit votre portefeuille sur un autre appareil. Personne d’autre ne l’a, et personne ne peut vous le renvoyer. Notez-le, ou gardez-le dans votre gestionnaire de mots de passe.',
    copy: 'Copier le code',
    copied: 'Copié',
    saved: 'Je l’ai conservé',
    askTitle: 'Code de récupération',
    askText:
      'Votre portefeuille ne connaît pas encore cet appareil. Saisissez le code que vous avez conservé en le créant.',
    incomplete: 'Un code a 25 lettres et chiffres. Vérifiez ce qui manque.',
    wrong: 'C’est un autre code. Vérifiez chaque lettre.',
    either: 'Code de récupération ou mot de passe',
    askEither:
      'Votre portefeuille ne connaît pas encore cet appareil. Saisissez le code que vous avez conservé en le créant, ou le mot de passe que vous avez choisi pour lui.',
    neither: 'Ce n’est ni votre code ni votre mot de passe.',
  },

  phrase: {
    willShow: 'Elle s’affiche ensuite. Assurez-vous que personne ne regarde votre écran.',
    show: 'L’afficher',
    askTitle: 'Est-ce bien vous ?',
    askText: (email) =>
      `Un code a été envoyé à ${email}. Saisissez-le pour voir la phrase secrète de votre portefeuille.`,
    code: 'Code',
    title: 'Votre phrase secrète',
    text: 'Elle ouvre vos comptes dans tout autre portefeuille. Avec elle, n’importe qui peut prendre votre argent : notez-la, ne la montrez à personne, ne la saisissez sur aucune page.',
  },

  passkey: {
    makeTitle: 'Ouvrez votre portefeuille avec une clé d’accès',
    makeText:
      'Votre appareil demande votre visage, votre doigt ou son code. Lors des visites suivantes, cela suffit : ni e-mail, ni code de récupération.',
    make: 'Créer une clé d’accès',
    madeTitle: 'Votre clé d’accès est prête',
    opens:
      'Elle vous connecte et ouvre votre portefeuille, ici et partout où se trouvent vos clés d’accès.',
    signsIn:
      'Elle vous connecte. Elle ne peut pas ouvrir votre portefeuille sur un nouvel appareil : gardez pour cela votre code de récupération.',
    known: 'Cet appareil a déjà une clé d’accès pour votre portefeuille.',
    closed:
      'Vous avez fermé la demande, ou cet appareil n’a pas de clé d’accès ici. Rien n’a changé. Réessayez.',
    useTitle: 'Utilisez votre clé d’accès',
    useText: 'Votre appareil demande votre visage, votre doigt ou son code.',
    use: 'Utiliser une clé d’accès',
  },

  ways: {
    title: 'Moyens de connexion',
    more: 'Autres moyens',
    email: 'Adresse e-mail',
    passkey: 'Clé d’accès',
    remove: 'Retirer',
    add: 'Ajouter',
    proof: (email) => `Saisissez le code envoyé à ${email}.`,
    removeTitle: (way) => `Retirer « ${way} » ?`,
    removeText:
      'Plus personne ne peut se connecter par ce moyen. Les appareils connectés le restent : déconnectez-les aussi si l’un d’eux n’est pas le vôtre.',
    addTitle: (way) => `Ajouter « ${way} »`,
    addText:
      'Toute personne qui peut s’en servir peut se connecter à ce portefeuille. Votre code de récupération reste le même.',
    open: (way) => `Continuer sur ${way}`,
    waiting: (way) => `Continuez dans la fenêtre ${way}. La suite se fait toute seule.`,
    scan: 'Scannez ce code avec l’appareil photo de votre téléphone et acceptez dans l’application Farcaster.',
  },

  owners: {
    title: 'Récupérer avec une clé d’accès',
    text: 'Une clé d’accès que vous autorisez rend votre compte intelligent, avec son adresse, quand tous vos appareils et le code de récupération sont perdus. Chaque réseau compte à part et prend des frais de réseau. Elle ne rend ni le compte propre à la clé, ni Solana.',
    allow: 'Autoriser',
    takeBack: 'Retirer',
    takeOver: 'Reprendre',
    without: 'Aucune clé d’accès ne peut le récupérer',
    with: 'Une clé d’accès peut le récupérer',
    elsewhere: 'Ici, il est à une autre clé',
    unknown: 'Le réseau ne répond pas',
    noPasskey: 'Ajoutez d’abord une clé d’accès. Revenez ensuite ici.',
    unsuited:
      'Cette clé d’accès ne peut pas signer pour des comptes. Ajoutez-en une autre et utilisez-la.',
    allowTitle: 'Laisser une clé d’accès récupérer ce compte',
    allowRisk:
      'Quiconque a cette clé d’accès peut tout faire avec ce compte sur ce réseau, jusqu’à ce que vous le retiriez ici. Supprimer la clé d’accès elle-même ne le retire pas.',
    takeBackTitle: 'Ne laisser aucune clé d’accès récupérer ce compte',
    takeOverTitle: 'Reprendre votre compte intelligent',
    takeOverText:
      'Votre clé d’accès donne le compte intelligent à une nouvelle clé sur cet appareil. Son adresse reste, et il paie des frais de réseau. La clé d’avant est abandonnée : ce qui est dans son propre compte et sur Solana y reste. Si vous avez le code de récupération, annulez et utilisez-le.',
    offer: 'Je n’ai pas de code : utiliser ma clé d’accès',
    newOwner: 'Nouvelle clé',
    waiting: 'En attente du réseau',
    stay: 'Laissez ceci ouvert jusqu’à la fin.',
    failed: 'Le réseau ne l’a pas fait. Réessayez dans une minute.',
  },

  password: {
    title: 'Définir un mot de passe',
    text: 'Il ouvre l’accès à un nouvel appareil, comme votre code de récupération. Quelqu’un qui lit vos e-mails peut essayer de le deviner : prenez beaucoup de mots, ou laissez votre gestionnaire de mots de passe en créer un. Gardez aussi votre code de récupération.',
    label: 'Mot de passe',
    keep: 'Enregistrer',
    strength: 'Robustesse',
    weak: 'Trop facile à deviner',
    enough: 'Difficile à deviner',
    strong: 'Très difficile à deviner',
    tooWeak: 'C’est trop facile à deviner. Prenez plus de mots ou plus de lettres.',
  },

  cameByWay:
    'Il faut ici une preuve récente que c’est bien vous. Déconnectez-vous, reconnectez-vous, puis faites-le dans les dix minutes.',
  login: {
    title: 'Est-ce vous qui vous connectez ?',
    asks: (name, site) => `Connexion à ${site} pour ${name || 'vous'}.`,
    warning:
      'Ne continuez que si vous avez commencé ceci là-bas il y a un instant. Quelqu’un qui vous a envoyé un lien pourrait se retrouver connecté en votre nom.',
    done: 'Connexion réussie. Fermez cette fenêtre et continuez dans la page.',
  },
  lostWindow:
    'Aucune page ne demande quoi que ce soit ici. Fermez cette fenêtre et recommencez dans la page.',

  devices: {
    title: 'Déconnecter les autres appareils',
    text: (others) =>
      `Connexions ailleurs : ${others}. Elles sont fermées, et ce que ces appareils ont de votre clé n’ouvre plus rien. Vous recevez un nouveau code de récupération et devez recréer vos clés d’accès.`,
    confirm: 'Déconnecter',
  },

  refusals: {
    way: 'Ce moyen de connexion n’est pas configuré ici. Utilisez-en un autre.',
    'way-link': 'Cette connexion est trop ancienne ou a déjà servi. Recommencez.',
    'way-away': 'Le service est injoignable. Réessayez ou utilisez un autre moyen.',
    'way-failed': 'La connexion n’a pas eu lieu. Réessayez ou utilisez un autre moyen.',
    elsewhere:
      'Cette connexion a été commencée ailleurs, ou votre navigateur n’en a rien gardé. Réessayez.',
    'way-taken': 'Ce compte a déjà son propre portefeuille, ou un autre compte est déjà ajouté.',
    'last-way': 'C’est le seul moyen de connexion qui reste. Ajoutez-en d’abord un autre.',
    unreachable: 'Le portefeuille ne peut pas joindre son serveur. Réessayez.',
    wait: (seconds) => `Réessayez dans ${seconds} s`,
    mail: 'L’e-mail n’a pas pu être envoyé. Réessayez dans une minute.',
    code: 'Le code est faux ou trop ancien. Demandez-en un nouveau.',
    link: 'Le lien est trop ancien. Recommencez.',
    device: 'Cet appareil a été refusé. Si c’était vous, recommencez.',
    taken: 'Cette adresse a déjà son propre portefeuille. Utilisez-en une autre.',
    unproven: 'Trop de temps s’est écoulé depuis votre code. Demandez-en un nouveau.',
    passkey: 'Cette clé d’accès n’ouvre rien ici. Utilisez votre adresse e-mail.',
    outdated: 'Entre-temps, le portefeuille a été renouvelé sur un autre appareil. Réessayez.',
    skewed:
      'L’horloge de cet appareil est décalée de plus de cinq minutes. Réglez-la, puis réessayez.',
  },

  newDevice: {
    title: 'Cet appareil est-il le vôtre ?',
    asks: (site) =>
      `Un appareil que votre portefeuille ne connaît pas encore veut se connecter à ${site}.`,
    browser: 'Navigateur',
    address: 'Adresse réseau',
    time: 'Demandé à',
    warning:
      'Ne l’autorisez que si vous vous y connectez en ce moment même. Personne d’autre n’a besoin que vous le fassiez.',
    approve: 'C’est le mien',
    refuse: 'Ce n’est pas le mien',
    approved: 'L’appareil peut se connecter. Continuez là-bas : un code vous est envoyé.',
    refused: 'L’appareil a été refusé. Rien n’a changé.',
    none: 'Ce lien est trop ancien ou n’a pas été copié en entier. Recommencez sur l’appareil.',
  },

  deletion: {
    warning:
      'Personne ne peut le rétablir. Ce qu’il contient reste sur ses blockchains, et sans sa phrase secrète, personne n’y accède : exportez-la d’abord.',
    title: 'Supprimer votre portefeuille',
    text: (email) =>
      `Personne ne peut le rétablir. Ce qu’il contient reste sur ses blockchains, et sans sa phrase secrète, personne n’y accède : exportez-la d’abord. Pour le supprimer, saisissez le code envoyé à ${email}.`,
    confirm: 'Supprimer',
  },
}
