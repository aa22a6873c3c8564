import { AudioLines, Film, Play, X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './reel-thumb.module.css';

interface ReelThumbProps {
  kind: 'video' | 'audio' | 'photo';
  picture: string | undefined;
  /** Left out when there is nothing to play yet. */
  play?: { readonly label: string; readonly isOpen: boolean; readonly onPress: () => void };
}

const Frame = ({ kind, picture, children }: Omit<ReelThumbProps, 'play'> & { children?: ReactNode }) => {
  const Icon = kind === 'audio' ? AudioLines : Film;
  return (
    <span className={classes.thumb} data-kind={kind}>
      {picture ? <img src={picture} alt="" draggable={false} /> : <Icon size={22} aria-hidden />}
      {children}
    </span>
  );
};

/** The poster of a video, or an icon for a recording, with a play button. */
export function ReelThumb({ kind, picture, play }: ReelThumbProps) {
  if (!play) return <Frame kind={kind} picture={picture} />;
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={play.label}
      aria-expanded={play.isOpen}
      onClick={play.onPress}
    >
      <Frame kind={kind} picture={picture}>
        <span className={classes.play}>
          {play.isOpen ? <X size={14} aria-hidden /> : <Play size={13} fill="currentColor" aria-hidden />}
        </span>
      </Frame>
    </button>
  );
}
