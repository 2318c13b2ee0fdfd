/*
 * Path data follows Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors
 * and, for parts derived from Feather, MIT License, Copyright (c) Cole Bemis.
 */

/** Two sheets. */
export const copyIcon =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2'

/** An arrow out of a box. */
export const externalIcon =
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'

/** The world. */
export const globeIcon =
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20 14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20'

/** A magnifying glass. */
export const searchIcon = 'M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16M21 21l-4.3-4.3'

/** Sliders. */
export const settingsIcon = 'M4 6h10M18 6h2M4 12h2M10 12h10M4 18h8M16 18h4M14 4v4M6 10v4M12 16v4'

/** A shield with a check. */
export const shieldIcon =
  'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.800 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4'

/** A key. */
export const keyIcon =
  'M15.5 7.5l3 3L22 7l-3-3M21 2l-9.6 9.6M7.5 10a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11'

/** A lock. */
export const lockIcon = 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4'

/** An arrow onto a line. */
export const downloadIcon = 'M12 3v12M7 10l5 5 5-5M4 21h16'

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

/** Two links of a chain. */
export const linkIcon =
  'M10 13a5 5 0 0 0 7.500.5l3-3a5 5 0 0 0-7-7l-1.700 1.700M14 11a5 5 0 0 0-7.500-.5l-3 3a5 5 0 0 0 7 7l1.700-1.700'

/** An at sign: what an account is called. */
export const nameIcon = 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8'

/** A card to pay with. */
export const cardIcon =
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M2 10h20'
