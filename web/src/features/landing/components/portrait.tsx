import type { LandingPicture } from '@callboard/contract/landing';
import classes from './portrait.module.css';

interface PortraitProps {
  picture: LandingPicture;
  /** `first` is fetched before everything else, `soon` with the page, `later` when it comes near. */
  arrives?: 'first' | 'soon' | 'later';
}

/** A face, 4:5, over a blurred hint of itself. The name stands beside it, so the picture is silent. */
export function Portrait({ picture, arrives = 'later' }: PortraitProps) {
  return (
    <img
      className={classes.portrait}
      src={picture.url}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={arrives === 'later' ? 'lazy' : 'eager'}
      fetchPriority={arrives === 'first' ? 'high' : 'auto'}
      decoding="async"
      style={picture.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : undefined}
    />
  );
}
