import { FoyerModal } from '@foyer/react'
import { useEffect, useState } from 'react'

/** Where the modal stands, unless a user who tries the demo has placed one of their own. */
export function Place() {
  const [isOurs, setOurs] = useState(false)
  useEffect(() => {
    const look = () => setOurs((ours) => ours || document.querySelector('foyer-modal') === null)
    if (document.readyState === 'complete') return look()
    addEventListener('load', look)
    return () => removeEventListener('load', look)
  }, [])
  return isOurs ? (
    <section className="place" aria-label="Wallet">
      <FoyerModal />
    </section>
  ) : null
}
