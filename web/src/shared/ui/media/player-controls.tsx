import {
  Captions,
  CaptionsOff,
  type LucideIcon,
  Maximize,
  Minimize,
  Pause,
  Play,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { clock } from './clock.ts';
import classes from './reel-lightbox.module.css';
import type { Player } from './use-player.ts';

interface ControlProps {
  label: string;
  icon: LucideIcon;
  isFilled?: boolean;
  onClick: () => void;
}

function Control({ label, icon: Icon, isFilled = false, onClick }: ControlProps) {
  return (
    <button type="button" className={classes.button} aria-label={label} title={label} onClick={onClick}>
      <Icon size={20} aria-hidden {...(isFilled && { fill: 'currentColor' })} />
    </button>
  );
}

const tenth = 0.1;

function Position({ player, title }: { player: Player; title: string }) {
  const { t } = useTranslation('media');
  const { now, duration, loaded } = player;
  const share = (seconds: number) => `${Math.min(100, (seconds / Math.max(duration, tenth)) * 100)}%`;
  const line: CSSProperties & Record<`--${string}`, string> = {
    '--played': share(now),
    '--loaded': share(loaded),
  };
  return (
    <input
      type="range"
      className={classes.position}
      min={0}
      max={Math.max(duration, tenth)}
      step={tenth}
      value={Math.min(now, duration)}
      aria-label={t('seek', { title })}
      aria-valuetext={t('at', { now: clock(now), duration: clock(duration) })}
      style={line}
      onChange={(event) => player.seek(Number(event.currentTarget.value))}
    />
  );
}

interface PlayerControlsProps {
  player: Player;
  title: string;
  isFullScreen: boolean;
  onFullScreen: () => void;
}

/** The same controls in every browser, below the picture and never on a face. */
export function PlayerControls({ player, title, isFullScreen, onFullScreen }: PlayerControlsProps) {
  const { t } = useTranslation('media');
  const { isPlaying, isMuted, now, duration, speed, hasCaptions, showsCaptions } = player;
  return (
    <div className={classes.controls}>
      <Position player={player} title={title} />
      <div className={classes.buttons}>
        <Control
          label={t(isPlaying ? 'pause' : 'play', { title })}
          icon={isPlaying ? Pause : Play}
          isFilled
          onClick={player.toggle}
        />
        <Control
          label={t(isMuted ? 'unmute' : 'mute')}
          icon={isMuted ? VolumeX : Volume2}
          onClick={player.mute}
        />
        <span className={classes.time} aria-hidden>
          {clock(now)} / {clock(duration)}
        </span>
        <button
          type="button"
          className={`${classes.button} ${classes.speed}`}
          aria-label={t('speed', { speed })}
          onClick={player.nextSpeed}
        >
          {speed}×
        </button>
        {hasCaptions && (
          <Control
            label={t(showsCaptions ? 'captionsOff' : 'captionsOn')}
            icon={showsCaptions ? Captions : CaptionsOff}
            onClick={player.toggleCaptions}
          />
        )}
        <Control
          label={t(isFullScreen ? 'leaveFullScreen' : 'fullScreen')}
          icon={isFullScreen ? Minimize : Maximize}
          onClick={onFullScreen}
        />
      </div>
    </div>
  );
}
