import { facesWithFiveLooks, faceWords } from './data/faces.ts';

export interface Face {
  readonly number: number;
  readonly gender: 'Female' | 'Male';
  readonly age: number;
  readonly hair: string;
  readonly style: string;
  readonly eyes: string;
  readonly tone: number;
  readonly looks: number;
}

const pattern = /^(?<sex>[fm])(?<age>\d+)-(?<hair>\w+)-(?<style>\w+)-(?<eyes>[bdl])(?<tone>[0-7])$/;

function readFace(word: string, number: number): Face {
  const { sex, age, hair = '', style = '', eyes = '', tone } = pattern.exec(word)?.groups ?? {};
  if (sex === undefined) throw new Error(`"${word}" describes no face`);
  return {
    number,
    gender: sex === 'f' ? 'Female' : 'Male',
    age: Number(age),
    hair,
    style,
    eyes,
    tone: Number(tone),
    looks: number < facesWithFiveLooks ? 5 : 1,
  };
}

export const faces: readonly Face[] = faceWords.trim().split(/\s+/).map(readFace);

/** With more people than faces, faces are reused. */
export function faceOf(person: number): Face {
  const face = faces[person % faces.length];
  if (face === undefined) throw new Error('There are no faces');
  return face;
}

export function portraitFile(face: Face, look: number): string {
  return `${String(face.number).padStart(3, '0')}-${face.gender === 'Female' ? 'f' : 'm'}-${face.age}-${look}.webp`;
}
