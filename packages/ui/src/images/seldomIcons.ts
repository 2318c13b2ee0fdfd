/*
 * Icons of views that few users open, apart from those of the account.
 *
 * Path data follows Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors
 * and, for parts derived from Feather, MIT License, Copyright (c) Cole Bemis.
 */

/** An arrow out of a box. */
export const externalIcon =
  'M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6'

/** The world. */
export const globeIcon =
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20 14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20'

/** A magnifying glass. */
export const searchIcon = 'M11 3a8 8 0 1 1 0 16 8 8 0 0 1 0-16M21 21l-4.3-4.3'

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

/** Two links of a chain. */
export const linkIcon =
  'M10 13a5 5 0 0 0 7.500.5l3-3a5 5 0 0 0-7-7l-1.700 1.700M14 11a5 5 0 0 0-7.500-.5l-3 3a5 5 0 0 0 7 7l1.700-1.700'
