import { type CSSProperties, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import classes from './near-block.module.css';

type Waiting = () => void;

const waiting = new Map<Element, Waiting>();
let observer: IntersectionObserver | undefined;

/** One observer for all of them. About two screens ahead, so that scrolling meets no gaps. */
const observe = (element: Element, onNear: Waiting) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: '120% 0%' },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
};

interface NearBlockProps {
  /** The height it will probably have. */
  estimate: number;
  className?: string | undefined;
  /** Drawn right away, such as what someone asked to see. */
  isNeeded?: boolean;
  children: () => ReactNode;
}

/** Draws what is in it once it comes near the screen, and keeps it. Far away it is neither laid out nor painted. */
export function NearBlock({ estimate, className = '', isNeeded = false, children }: NearBlockProps) {
  const [isNear, setIsNear] = useState(isNeeded);
  const block = useRef<HTMLDivElement>(null);
  const isShown = isNear || isNeeded;
  useEffect(() => {
    if (isShown || !block.current) return undefined;
    // In small steps: a long way scrolled brings many of them near together.
    return observe(block.current, () => startTransition(() => setIsNear(true)));
  }, [isShown]);
  const style: CSSProperties & { '--estimate': string } = { '--estimate': `${estimate}px` };
  return (
    <div
      ref={block}
      className={`${classes.block} ${className}`}
      style={style}
      data-waiting={!isShown || undefined}
    >
      {isShown && children()}
    </div>
  );
}
