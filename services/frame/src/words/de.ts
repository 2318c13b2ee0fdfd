import type { FrameWords } from './en.ts'

export const de: FrameWords = {
  lang: 'de',
  asks: (origin) => `Anfrage von ${origin}`,
  approve: 'Genehmigen',
  reject: 'Ablehnen',
  cancel: 'Abbrechen',
  continue: 'Weiter',
  done: 'Fertig',
  reviewRequest: 'Anfrage prüfen',
  windowBlocked:
    'Das Fenster wurde geschlossen oder dein Browser hat keines zugelassen. Erlaube Fenster für diese Seite und drücke auf „Anfrage prüfen“.',
  whatIsSigned: 'Was signiert wird',
  tryAgain: 'Das hat nicht funktioniert. Versuche es noch einmal.',

  titles: {
    revocation: 'Berechtigung widerrufen',
    permission: 'Berechtigung erteilen',
    batch: (count) => `${count} Schritte auf einmal bestätigen`,
    message: 'Nachricht signieren',
    signIn: (domain) => `Bei ${domain} anmelden`,
    data: 'Daten signieren',
    transaction: 'Transaktion bestätigen',
    send: 'Senden',
    approval: 'Jemandem Ausgaben erlauben',
    collection: 'Jemanden eine Sammlung nehmen lassen',
    piece: 'Jemanden ein Stück nehmen lassen',
    swap: 'Tauschen',
    deployment: 'Smart Contract erstellen',
    part: (title, index, count) => `${title} (${index} von ${count})`,
  },

  facts: {
    becomesSmart:
      'Die eigene Adresse deines Schlüssels wird auch in diesem Netzwerk zu einem Smart-Konto. Sie bleibt deine.',
    paidForYou: 'Jemand anderes zahlt sie',
    smartAccount: 'Smart-Konto',
    createdNow: 'Wird hiermit in diesem Netzwerk angelegt',
    step: (index, count) => `Schritt ${index} von ${count}`,
    account: 'Konto',
    amount: 'Betrag',
    arrives: 'Eingang',
    atMost: 'Höchstens',
    atomic: (amount) => `${amount} (atomare Einheiten)`,
    closes: 'Schließt',
    collection: 'Sammlung',
    contract: 'Smart Contract',
    decides: 'Wer darüber bestimmt',
    destroys: 'Vernichtet',
    everything: 'Alles',
    exchange: 'Tauschdienst',
    fee: 'Netzwerkgebühr',
    feeAtMost: 'Netzwerkgebühr, höchstens',
    forEver: 'Unbefristet',
    leaves: 'Abgang',
    leftGoesTo: 'Was übrig ist, geht an',
    network: 'Netzwerk',
    newAccount: 'Neues Konto',
    nobody: 'Niemand',
    note: 'Hinweis',
    ownCurrency: 'in der Währung des Netzwerks',
    program: 'Programm',
    to: 'An',
    toTokenAccount: 'An das Token-Konto',
    token: 'Token',
    tokens: 'Token',
    until: 'Gültig bis',
    whoGets: 'Wer es bekommt',
    whoMayCall: 'Wer ihn aufrufen darf',
    whoMayTake: 'Wer es nehmen darf',
    yourAccount: 'Dein Konto',
  },

  risks: {
    permission:
      'Damit darf jemand von diesem Konto abbuchen, ohne dich noch einmal zu fragen, innerhalb dieser Grenzen, bis die Berechtigung endet oder du sie widerrufst.',
    calls:
      'Damit darf jemand diesen Smart Contract von diesem Konto aus aufrufen, ohne dich noch einmal zu fragen, innerhalb dieser Grenzen, bis die Berechtigung endet oder du sie widerrufst. Was die Aufrufe enthalten, ist nicht begrenzt: Token, die dieser Smart Contract dir nehmen darf, können an beliebige Dritte gehen.',
    hash: 'Das ist ein Hash: Niemand kann erkennen, was du signierst. Signiere ihn nur, wenn du weißt, warum.',
    otherDomain: (domain, host) =>
      `Damit meldest du dich bei ${domain} an, die Anfrage kommt aber von ${host}. Das kann eine Falle sein.`,
    takeAll:
      'Damit kann dir jemand ALLES von diesem Token nehmen, jetzt und später, ohne noch einmal zu fragen.',
    take: 'Damit kann dir jemand diesen Token nehmen, ohne noch einmal zu fragen.',
    takeCollection: 'Damit kann dir jemand JEDES Stück dieser Sammlung nehmen, jetzt und später.',
    takeSomething:
      'Damit kann dir jemand etwas nehmen, das dir gehört, ohne noch einmal zu fragen.',
    pays: 'Das ist eine Zahlung: Mit der Signatur kann jeder die Token bewegen.',
    unknown:
      'Niemand kann hier lesen, was das bewirkt. Bestätige es nur, wenn du dieser Seite vertraust.',
    fails: 'Das Netzwerk meldet, dass dies fehlschlagen würde.',
    notSimulated:
      'Das wurde nicht simuliert: Das Netzwerk konnte nicht sagen, was dein Konto verlassen würde.',
    more: 'Es kann mehr bewegt werden, als hier angezeigt wird.',
    control: 'Danach kann jemand anderes nehmen, was auf einem deiner Konten liegt.',
    authority: 'Damit geht eines deiner Konten an jemand anderen.',
    assignment:
      'Damit geht ein Konto an ein Programm: Dein Schlüssel öffnet es danach womöglich nicht mehr.',
    closing: 'Was auf dem Konto übrig ist, geht an jemand anderen.',
    burning: 'Damit werden Token vernichtet.',
    durable:
      'Das läuft nicht ab: Wer es in der Hand hat, kann es zu jedem späteren Zeitpunkt ausführen.',
  },

  permission: {
    every: (amount, duration) => `${amount} je ${duration}`,
    from: 'Ab',
    flows: 'Laufend',
    atOnce: 'Sofort',
    function: 'Funktion',
    calls: 'Aufrufe insgesamt, höchstens',
    perCall: 'Mit jedem Aufruf, höchstens',
    inAll: 'Insgesamt, höchstens',
    enforcedCalls:
      'Ein Smart Contract setzt diese Grenzen durch. Seine Ersteller könnten ihn anhalten; dann wären auch diese Aufrufe nicht mehr möglich. Die Namen der Funktionen hat die Seite gewählt; entscheidend ist der Code hinter jedem Namen.',
    enforced:
      'Ein Smart Contract setzt diese Grenzen durch. Seine Ersteller könnten ihn anhalten; dann könnte niemand etwas nehmen.',
  },

  recovery: {
    title: 'Dein Wiederherstellungscode',
    text: 'Er bringt deine Wallet auf einem anderen Gerät zurück. Niemand sonst hat ihn, und niemand kann ihn dir noch einmal senden. Schreibe ihn auf oder bewahre ihn in deinem Passwortmanager auf.',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    saved: 'Ich habe ihn gesichert',
    askTitle: 'Wiederherstellungscode',
    askText:
      'Dieses Gerät ist für deine Wallet neu. Gib den Code ein, den du beim Erstellen gesichert hast.',
    incomplete: 'Ein Code hat 25 Buchstaben und Ziffern. Prüfe, was fehlt.',
    wrong: 'Das ist ein anderer Code. Prüfe jedes Zeichen.',
    either: 'Wiederherstellungscode oder Passwort',
    askEither:
      'Dieses Gerät ist für deine Wallet neu. Gib den Code ein, den du beim Erstellen gesichert hast, oder das Passwort, das du für sie gewählt hast.',
    neither: 'Das ist weder dein Code noch dein Passwort.',
  },

  phrase: {
    willShow:
      'Sie wird als Nächstes angezeigt. Achte darauf, dass niemand auf deinen Bildschirm sieht.',
    show: 'Anzeigen',
    askTitle: 'Bist du es?',
    askText: (email) =>
      `An ${email} wurde ein Code gesendet. Gib ihn ein, um die geheime Phrase deiner Wallet zu sehen.`,
    code: 'Code',
    title: 'Deine geheime Phrase',
    text: 'Sie öffnet deine Konten in jeder anderen Wallet. Mit ihr kann jeder dein Geld nehmen: Schreibe sie auf, zeige sie niemandem, gib sie auf keiner Seite ein.',
  },

  passkey: {
    makeTitle: 'Öffne deine Wallet mit einem Passkey',
    makeText:
      'Dein Gerät fragt nach deinem Gesicht, deinem Finger oder seinem Code. Bei späteren Besuchen genügt das: keine E-Mail und kein Wiederherstellungscode.',
    make: 'Passkey erstellen',
    madeTitle: 'Dein Passkey ist bereit',
    opens: 'Er meldet dich an und öffnet deine Wallet, hier und überall, wo deine Passkeys sind.',
    signsIn:
      'Er meldet dich an. Auf einem neuen Gerät kann er deine Wallet nicht öffnen: Bewahre dafür deinen Wiederherstellungscode auf.',
    known: 'Dieses Gerät hat bereits einen Passkey für deine Wallet.',
    closed:
      'Du hast das Fenster geschlossen, oder dieses Gerät hat hier keinen Passkey. Es hat sich nichts geändert. Versuche es noch einmal.',
    useTitle: 'Verwende deinen Passkey',
    useText: 'Dein Gerät fragt nach deinem Gesicht, deinem Finger oder seinem Code.',
    use: 'Passkey verwenden',
  },

  ways: {
    title: 'Anmeldearten',
    more: 'Weitere Wege',
    email: 'E-Mail-Adresse',
    passkey: 'Passkey',
    remove: 'Entfernen',
    add: 'Hinzufügen',
    proof: (email) => `Gib den Code ein, der an ${email} gesendet wurde.`,
    removeTitle: (way) => `${way} entfernen?`,
    removeText:
      'Niemand meldet sich mehr damit an. Angemeldete Geräte bleiben angemeldet: Melde sie ebenfalls ab, wenn eines davon nicht dir gehört.',
    addTitle: (way) => `${way} hinzufügen`,
    addText:
      'Alle, die dies verwenden können, können sich bei dieser Wallet anmelden. Dein Wiederherstellungscode bleibt, wie er ist.',
    open: (way) => `Weiter bei ${way}`,
    waiting: (way) => `Weiter im Fenster von ${way}. Hier geht es von selbst weiter.`,
    scan: 'Scanne dies mit der Kamera deines Handys und stimme in der Farcaster-App zu.',
  },

  owners: {
    title: 'Mit einem Passkey wiederherstellen',
    text: 'Ein Passkey, dem du es erlaubst, bringt dein Smart-Konto mit seiner Adresse zurück, wenn alle Geräte und der Wiederherstellungscode verloren sind. Jedes Netzwerk zählt für sich und kostet eine Netzwerkgebühr. Das eigene Konto des Schlüssels und Solana bringt er nicht zurück.',
    allow: 'Erlauben',
    takeBack: 'Zurücknehmen',
    takeOver: 'Übernehmen',
    without: 'Kein Passkey darf es wiederherstellen',
    with: 'Ein Passkey darf es wiederherstellen',
    elsewhere: 'Hier gehört es einem anderen Schlüssel',
    unknown: 'Das Netzwerk antwortet nicht',
    noPasskey: 'Füge zuerst einen Passkey hinzu. Komm dann hierher zurück.',
    unsuited:
      'Dieser Passkey kann nicht für Konten unterschreiben. Füge einen anderen hinzu und verwende den.',
    allowTitle: 'Einen Passkey dieses Konto wiederherstellen lassen',
    allowRisk:
      'Wer diesen Passkey hat, kann mit diesem Konto in diesem Netzwerk alles tun, bis du es hier zurücknimmst. Den Passkey zu entfernen, nimmt es nicht zurück.',
    takeBackTitle: 'Keinen Passkey dieses Konto wiederherstellen lassen',
    takeOverTitle: 'Dein Smart-Konto übernehmen',
    takeOverText:
      'Dein Passkey gibt das Smart-Konto einem neuen Schlüssel auf diesem Gerät. Die Adresse bleibt, und es zahlt eine Netzwerkgebühr. Der bisherige Schlüssel wird aufgegeben: Was in seinem eigenen Konto und auf Solana liegt, bleibt dort. Wenn du den Wiederherstellungscode hast, brich ab und verwende ihn.',
    offer: 'Ich habe keinen Code: meinen Passkey verwenden',
    newOwner: 'Neuer Schlüssel',
    waiting: 'Das Netzwerk arbeitet',
    stay: 'Lass dies offen, bis es fertig ist.',
    failed: 'Das Netzwerk hat es nicht getan. Versuche es in einer Minute noch einmal.',
  },

  password: {
    title: 'Passwort festlegen',
    text: 'Es lässt ein neues Gerät herein, so wie dein Wiederherstellungscode. Wer deine E-Mails liest, kann versuchen, es zu erraten: Nimm viele Wörter oder lass deinen Passwortmanager eines erstellen. Bewahre auch deinen Wiederherstellungscode auf.',
    label: 'Passwort',
    keep: 'Speichern',
    strength: 'Stärke',
    weak: 'Zu leicht zu erraten',
    enough: 'Schwer zu erraten',
    strong: 'Sehr schwer zu erraten',
    tooWeak: 'Das ist zu leicht zu erraten. Nimm mehr Wörter oder mehr Buchstaben.',
  },

  cameByWay:
    'Dafür ist ein neuer Nachweis nötig, dass du es bist. Melde dich ab, melde dich wieder an und tu es dann innerhalb von zehn Minuten.',
  login: {
    title: 'Meldest du dich gerade an?',
    asks: (name, site) => `${name ? `${name} wird` : 'Du wirst'} bei ${site} angemeldet.`,
    warning:
      'Fahre nur fort, wenn du dies dort gerade eben begonnen hast. Wer dir einen Link gesendet hat, könnte sonst als du angemeldet werden.',
    done: 'Du bist angemeldet. Schließe dieses Fenster und fahre auf der Seite fort.',
  },
  lostWindow:
    'Keine Seite fragt hier etwas an. Schließe dieses Fenster und beginne auf der Seite neu.',

  devices: {
    title: 'Andere Geräte abmelden',
    text: (others) =>
      `Anderswo angemeldet: ${others}. Dort wirst du abgemeldet, und was dort von deinem Schlüssel liegt, öffnet nichts mehr. Du bekommst einen neuen Wiederherstellungscode und erstellst deine Passkeys neu.`,
    confirm: 'Abmelden',
  },

  refusals: {
    way: 'Diese Anmeldeart ist hier nicht eingerichtet. Nutze eine andere.',
    'way-link': 'Diese Anmeldung ist zu alt oder wurde schon verwendet. Beginne neu.',
    'way-away':
      'Der Dienst ist nicht erreichbar. Versuche es noch einmal oder nutze einen anderen Weg.',
    'way-failed':
      'Du wurdest nicht angemeldet. Versuche es noch einmal oder nutze einen anderen Weg.',
    elsewhere:
      'Diese Anmeldung wurde anderswo begonnen, oder dein Browser hat nichts davon behalten. Versuche es noch einmal.',
    'way-taken':
      'Dieses Konto hat bereits eine eigene Wallet, oder es ist schon ein anderes Konto hinzugefügt.',
    'last-way': 'Das ist die einzige verbliebene Anmeldeart. Füge zuerst eine andere hinzu.',
    unreachable: 'Die Wallet kann ihren Server nicht erreichen. Versuche es noch einmal.',
    wait: (seconds) =>
      `Versuche es in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'} noch einmal`,
    mail: 'Die E-Mail konnte nicht gesendet werden. Versuche es in einer Minute noch einmal.',
    code: 'Der Code ist falsch oder zu alt. Fordere einen neuen an.',
    link: 'Der Link ist zu alt. Beginne neu.',
    device: 'Dieses Gerät wurde abgelehnt. Falls du das warst, beginne neu.',
    taken: 'Diese Adresse hat bereits eine eigene Wallet. Verwende eine andere.',
    unproven: 'Seit deinem Code ist zu viel Zeit vergangen. Fordere einen neuen an.',
    passkey: 'Dieser Passkey öffnet hier nichts. Verwende deine E-Mail-Adresse.',
    outdated:
      'Die Wallet wurde inzwischen auf einem anderen Gerät erneuert. Versuche es noch einmal.',
    skewed:
      'Die Uhr dieses Geräts geht um mehr als fünf Minuten falsch. Stelle sie und versuche es noch einmal.',
  },

  newDevice: {
    title: 'Gehört dieses Gerät dir?',
    asks: (site) => `Ein Gerät, das für deine Wallet neu ist, will sich bei ${site} anmelden.`,
    browser: 'Browser',
    address: 'Netzwerkadresse',
    time: 'Angefragt',
    warning:
      'Lass es nur herein, wenn du dich in diesem Moment dort anmeldest. Niemand sonst braucht das von dir.',
    approve: 'Es gehört mir',
    refuse: 'Es gehört mir nicht',
    approved: 'Das Gerät darf sich anmelden. Fahre dort fort: Ein Code ist zu dir unterwegs.',
    refused: 'Das Gerät wurde abgelehnt. Es hat sich nichts geändert.',
    none: 'Dieser Link ist zu alt oder wurde nicht vollständig kopiert. Beginne auf dem Gerät neu.',
  },

  deletion: {
    warning:
      'Niemand kann sie zurückbringen. Was sie enthält, bleibt auf den Blockchains, und ohne ihre geheime Phrase kommt niemand daran: Exportiere die Phrase zuerst.',
    title: 'Deine Wallet löschen',
    text: (email) =>
      `Niemand kann sie zurückbringen. Was sie enthält, bleibt auf den Blockchains, und ohne ihre geheime Phrase kommt niemand daran: Exportiere die Phrase zuerst. Um die Wallet zu löschen, gib den Code ein, der an ${email} gesendet wurde.`,
    confirm: 'Löschen',
  },
}
