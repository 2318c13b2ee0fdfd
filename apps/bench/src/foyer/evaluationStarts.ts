// React is evaluated before this line runs, and Foyer after it: imports run in their order.
performance.mark('foyer-starts')
