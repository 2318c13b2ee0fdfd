const easeOut = 'cubic-bezier(.22,1,.36,1)'
const easeIn = 'cubic-bezier(.4,0,1,1)'
const easeMorph = 'cubic-bezier(.3,.1,.2,1)'

/** Under reduced motion nothing moves; what appears or goes may still fade this long. */
const reducedFadeMs = 80

/** How the modal moves. Every animation ends by itself and may be cut short by the next one. */
export interface Motion {
  /** The card comes, 180 ms. */
  enter(card: Element): void
  /** The card goes, 120 ms. */
  leave(card: Element): Promise<void>
  /** A view goes, 60 ms, and the next one comes, 90 ms. `towards` is 1 forward and -1 back. */
  viewOut(view: Element, towards: number): Promise<void>
  viewIn(view: Element, towards: number): void
  /** The title changes, 50 + 70 ms. */
  titleOut(title: Element, towards: number): Promise<void>
  titleIn(title: Element, towards: number): void
  /** The height follows the view, 150 ms. */
  height(container: Element, fromPx: number, toPx: number): void
  /** An element that stands in both views travels from one place to the other, 150 ms. */
  travel(element: Element, from: DOMRect, to: DOMRect): void
  /** A sheet that was pulled and let go returns to its place. */
  settleSheet(card: Element, fromPx: number): void
}

export function createMotion(isReduced: () => boolean, isRightToLeft: () => boolean): Motion {
  const play = (element: Element, frames: Keyframe[], options: KeyframeAnimationOptions) =>
    element.animate(
      isReduced()
        ? frames.map(({ opacity }) => (opacity === undefined ? {} : { opacity }))
        : frames,
      isReduced()
        ? { duration: Math.min(reducedFadeMs, Number(options.duration)), fill: 'both' }
        : { fill: 'both', ...options },
    )
  const done = (animation: Animation) =>
    animation.finished.then(
      () => {},
      // Cut short by the next one, which is as good an end as any.
      () => {},
    )
  const settle = (animation: Animation) => void done(animation).then(() => animation.cancel())
  const shift = (distancePx: number) =>
    `translateX(${isRightToLeft() ? -distancePx : distancePx}px)`
  return {
    enter: (card) =>
      settle(
        play(
          card,
          [
            {
              opacity: 0,
              transform: 'translateY(var(--f-enter-y, 6px)) scale(var(--f-enter-scale, .985))',
            },
            { opacity: 1, transform: 'none' },
          ],
          { duration: 180, easing: easeOut },
        ),
      ),
    leave: (card) =>
      done(
        play(
          card,
          [
            { opacity: 1, transform: 'none' },
            {
              opacity: 0,
              transform: 'translateY(var(--f-enter-y, 6px)) scale(var(--f-enter-scale, .985))',
            },
          ],
          { duration: 120, easing: easeIn },
        ),
      ),
    viewOut: (view, towards) =>
      done(
        play(
          view,
          [
            { opacity: 1, transform: 'none' },
            { opacity: 0, transform: shift(-8 * towards) },
          ],
          { duration: 60, easing: easeIn },
        ),
      ),
    viewIn: (view, towards) =>
      settle(
        play(
          view,
          [
            { opacity: 0, transform: shift(8 * towards) },
            { opacity: 1, transform: 'none' },
          ],
          { duration: 90, delay: isReduced() ? 0 : 60, easing: easeOut },
        ),
      ),
    titleOut: (title, towards) =>
      done(
        play(
          title,
          [
            { opacity: 1, transform: 'none' },
            { opacity: 0, transform: `translateY(${-4 * towards}px)` },
          ],
          { duration: 50, easing: easeIn },
        ),
      ),
    titleIn: (title, towards) =>
      settle(
        play(
          title,
          [
            { opacity: 0, transform: `translateY(${4 * towards}px)` },
            { opacity: 1, transform: 'none' },
          ],
          { duration: 70, delay: isReduced() ? 0 : 50, easing: easeOut },
        ),
      ),
    height(container, fromPx, toPx) {
      if (isReduced()) return
      settle(
        play(container, [{ height: `${fromPx}px` }, { height: `${toPx}px` }], {
          duration: 150,
          easing: easeMorph,
        }),
      )
    },
    settleSheet: (card, fromPx) =>
      settle(
        play(card, [{ transform: `translateY(${fromPx}px)` }, { transform: 'none' }], {
          duration: 180,
          easing: easeOut,
        }),
      ),
    travel(element, from, to) {
      if (isReduced() || to.width === 0 || from.width === 0) return
      const x = from.x + from.width / 2 - (to.x + to.width / 2)
      const y = from.y + from.height / 2 - (to.y + to.height / 2)
      settle(
        play(
          element,
          [
            { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` },
            { transform: 'none' },
          ],
          { duration: 150, easing: easeMorph },
        ),
      )
    },
  }
}
