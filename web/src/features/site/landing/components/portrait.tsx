import type { LandingPicture } from '@callboard/contract/site/landing';
import classes from './portrait.module.css';

interface PortraitProps {
  picture: LandingPicture;
  /** The first of a page is fetched before everything else, the others when they come near. */
  isFirst?: boolean;
}

/** A face, 4:5, over a blurred hint of itself. The name stands beside it, so the picture is silent. */
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
