import { type CSSProperties, useState } from 'react';
import { bodyShape, photoSize } from './body-shape.ts';
import { useOutfit } from './photo-colour.ts';
import classes from './standing.module.css';
import { figureBox, type StandingPerson } from './standing-geometry.ts';

interface DrawnProps {
  person: StandingPerson;
  /** Pixels a centimetre. */
  scale: number;
}

const initialOf = (name: string) => name.trim().charAt(0);

function Face({
  person,
  src,
  className,
}: {
  person: StandingPerson;
  src: string | null;
  className?: string;
}) {
  const [broken, setBroken] = useState<string>();
  if (src === null || src === broken)
    return (
      <span className={className} data-blank>
        {initialOf(person.name)}
      </span>
    );
  return (
    <img
      className={className}
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

function Body({ person, heightCm, scale }: DrawnProps & { heightCm: number }) {
  const outfit = useOutfit(person.image, person.key);
  const shape = bodyShape(heightCm, person.build);
  const photo = photoSize(heightCm);
  const style: CSSProperties = {
    width: photo.width * scale,
    height: photo.height * scale,
    marginLeft: (-photo.width * scale) / 2,
  };
  return (
    <>
      <svg
        className={classes.body}
        viewBox={`0 0 ${shape.width} ${shape.height}`}
        width={shape.width * scale}
        height={shape.height * scale}
        aria-hidden="true"
      >
        <ellipse
          className={classes.shadow}
          cx={shape.width / 2}
          cy={shape.height - 0.3}
          rx={shape.width * 0.42}
          ry={1.1}
        />
        <g fill={outfit.legs}>
          {shape.legs.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <g fill={outfit.tunic}>
          {shape.tunic.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
      </svg>
      <span className={classes.face} style={style}>
        <Face person={person} src={person.image} />
      </span>
    </>
  );
}

/** One person to scale: the top edge is their height, the lower edge the floor. Hidden from screen readers. */
export function StandingFigure({ person, scale }: DrawnProps) {
  const box = figureBox(person, scale);
  const { heightCm, fullLength } = person;
  return (
    <span
      className={classes.figure}
      style={{ width: box.width, height: box.height }}
      data-figure={person.key}
      data-kind={heightCm === null ? 'photo' : fullLength ? 'full-length' : 'body'}
      aria-hidden="true"
    >
      {heightCm === null && (
        <span className={classes.framed} style={{ width: box.width, height: box.width * 1.25 }}>
          <Face person={person} src={person.image} />
        </span>
      )}
      {heightCm !== null && fullLength && (
        <Face person={person} src={fullLength} className={classes.fullLength ?? ''} />
      )}
      {heightCm !== null && !fullLength && <Body person={person} heightCm={heightCm} scale={scale} />}
    </span>
  );
}
