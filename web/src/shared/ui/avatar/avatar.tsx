import { useState } from 'react';
import classes from './avatar.module.css';

interface AvatarProps {
  /** Initials are shown without it or when it fails to load. */
  src?: string | undefined;
  name: string;
  size?: 'md' | 'lg';
}

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0] ?? '').join('');
};

/** A small round picture. Decorative, because the name is next to it. */
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
