/*
 * Path data follows Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors
 * and, for parts derived from Feather, MIT License, Copyright (c) Cole Bemis.
 */

/** Two sheets. */
export const copyIcon =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'

/** Sliders. */
export const settingsIcon = 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M14 4v4M6 10v4M12 16v4'

/** An arrow up: out of here. */
export const sendIcon = 'M12 19V5M5 12l7-7 7 7'

/** An arrow down: in here. */
export const receiveIcon = 'M12 5v14M19 12l-7 7-7-7'

/** A coin. */
export const tokenIcon =
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M12 7v10M9 9.500h4.500a2 2 0 0 1 0 5H9'

/** An eye, crossed out. */
export const hiddenIcon =
  'M10.700 5.100A10.700 10.700 0 0 1 12 5c7 0 10 7 10 7a13 13 0 0 1-1.700 2.700M6.600 6.600A13.500 13.500 0 0 0 2 12s3 7 10 7a9.700 9.700 0 0 0 5.400-1.600M2 2l20 20'

/** Two arrows, one over the other. */
export const swapIcon = 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4'

/** A tick in a circle. */
export const confirmedIcon = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M9 12l2 2 4-4'

/** A frame with a hill. */
export const imageIcon =
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M21 15l-3.100-3.100a2 2 0 0 0-2.800 0L6 21'

/** A clock. */
export const clockIcon = 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20M12 6v6l4 2'

/** Three dots: what else there is. */
export const moreIcon = 'M5 12h.01M12 12h.01M19 12h.01'

/** An arrow out of a door; drawn mirrored where text runs from right to left, see `[data-leaves]`. */
export const disconnectIcon = 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4'

/** An at sign: what an account is called. */
export const nameIcon = 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8'

/** A card to pay with. */
export const cardIcon =
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20'
