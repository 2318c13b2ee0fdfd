/**
 * What drawing takes, in microseconds: measured in Chromium at 160 x 160 pixels on a machine of two cores, and rounded
 * up. `mutations.spec` of the end-to-end tests holds them against what a browser really takes.
 */
export const us = {
  /** Under what is felt as a pause (200 ms), with something to spare for slower machines. */
  most: 150_000,
  element: 12,
  /** HTML in a drawing: whatever it may be. */
  foreignElement: 2_000,
  letter: 5,
  /** A number of a path. */
  point: 1.5,
  /** Lines of one path that cross each other: twice as many take four times as long. */
  pointSquared: 1 / 2_000,
  dash: 0.8,
  /** A gradient, a clip, a mask, a pattern, whatever is in it. */
  reference: 100,
  /** What is put together aside, and laid over the rest. */
  layer: 60,
  /** Where more than this many stand in each other, a browser keeps none of them and makes each anew. */
  shallowLayers: 10,
  deepLayer: 500,
  filterStep: 600,
  /** A number of a matrix that is laid over every pixel. */
  kernel: 300,
  /** One that reaches as far as it can. */
  widestFilterStep: 50_000,
  /** A rule of a style sheet, tried on one element. */
  ruleOnElement: 0.05,
  /** What moves is rendered again and again. */
  timesWhenMoving: 10,
  /** Unpacking a pixel. */
  pixel: { 'image/png': 0.008, 'image/gif': 0.008, 'image/jpeg': 0.007, 'image/webp': 0.022 },
  /** Every further scan of a progressive JPEG goes over all pixels again, though it be of ten bytes. */
  pixelOfScan: 0.0008,
} as const
