import { useState } from 'react';
import classes from './avatar.module.css';

interface AvatarProps {
  /** Left out, or not to be had: the initials stand in. */
  src?: string | undefined;
  name: string;
  size?: 'md' | 'lg';
}

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0] ?? '').join('');
};

/** A face as small as a coin. The name stands beside it or labels what holds it, so the picture itself is silent. */
export function Avatar({ src, name, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = src !== undefined && src !== broken;
  return (
    <span className={classes.avatar} data-size={size} aria-hidden>
      {isShown ? (
        <img src={src} alt="" width={44} height={44} onError={() => setBroken(src)} />
      ) : (
        <span className={classes.initials}>{initials(name)}</span>
      )}
    </span>
  );
}
