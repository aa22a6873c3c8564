import type { LandingPicture } from '@callboard/contract/site/landing';
import classes from './portrait.module.css';

interface PortraitProps {
  picture: LandingPicture;
  /** The first one loads with priority, others lazily. */
  isFirst?: boolean;
}

/** A 4:5 portrait over a blurred placeholder. The name is next to it, so the alt text is empty. */
export function Portrait({ picture, isFirst = false }: PortraitProps) {
  return (
    <img
      className={classes.portrait}
      src={picture.url}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      style={picture.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : undefined}
    />
  );
}
