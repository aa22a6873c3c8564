import { paths } from '../../../../shared/lib/paths.ts';
import type { TalentCardTalent } from '../../../../shared/ui/talent-card/talent-card.tsx';
import aisha from './aisha.webp';
import aishaThumbnail from './aisha-16.webp';
import ananya from './ananya.webp';
import ananyaThumbnail from './ananya-16.webp';
import harpreet from './harpreet.webp';
import harpreetThumbnail from './harpreet-16.webp';
import kabir from './kabir.webp';
import kabirThumbnail from './kabir-16.webp';
import lakshmi from './lakshmi.webp';
import lakshmiThumbnail from './lakshmi-16.webp';
import meghna from './meghna.webp';
import meghnaThumbnail from './meghna-16.webp';
import mohan from './mohan.webp';
import mohanThumbnail from './mohan-16.webp';
import nikita from './nikita.webp';
import nikitaThumbnail from './nikita-16.webp';

/** Painted people who cover every state of the card. */
export const sampleTalents: readonly TalentCardTalent[] = [
  {
    name: 'Ananya Rao',
    to: paths.talent('ananya-rao'),
    photo: { src: ananya, thumbnail: ananyaThumbnail },
    playingAge: { min: 24, max: 32 },
    city: 'Mumbai',
    languages: ['Hindi', 'Kannada', 'English'],
    match: 96,
    availability: { name: 'available' },
    lock: 'unlocked',
  },
  {
    name: 'Kabir Ansari',
    to: paths.talent('kabir-ansari'),
    photo: { src: kabir, thumbnail: kabirThumbnail },
    playingAge: { min: 18, max: 25 },
    city: 'Hyderabad',
    languages: ['Urdu', 'Telugu', 'Hindi'],
    match: 94,
    mark: 'new',
    availability: { name: 'available' },
    lock: 'locked',
  },
  {
    name: 'Aisha Rahman',
    to: paths.talent('aisha-rahman'),
    photo: { src: aisha, thumbnail: aishaThumbnail },
    playingAge: { min: 28, max: 38 },
    city: 'Kolkata',
    languages: ['Bangla', 'Hindi', 'Urdu'],
    match: 91,
    availability: { name: 'booked' },
    lock: 'unlocked',
  },
  {
    name: 'Harpreet Gill',
    to: paths.talent('harpreet-gill'),
    photo: { src: harpreet, thumbnail: harpreetThumbnail },
    playingAge: { min: 32, max: 42 },
    city: 'Amritsar',
    languages: ['Punjabi', 'Hindi'],
    match: 89,
    mark: 'shortlisted',
    availability: { name: 'available' },
    lock: 'locked',
  },
  {
    name: 'Nikita Sangma',
    to: paths.talent('nikita-sangma'),
    photo: { src: nikita, thumbnail: nikitaThumbnail },
    playingAge: { min: 20, max: 28 },
    city: 'Shillong',
    languages: ['Garo', 'English', 'Hindi'],
    match: 88,
    availability: { name: 'notAvailable' },
    lock: 'locked',
  },
  {
    name: 'Lakshmi Iyer',
    to: paths.talent('lakshmi-iyer'),
    photo: { src: lakshmi, thumbnail: lakshmiThumbnail },
    playingAge: { min: 60, max: 75 },
    city: 'Chennai',
    languages: ['Tamil', 'English', 'Malayalam', 'Hindi', 'Telugu'],
    match: 86,
    availability: { name: 'available' },
    lock: 'locked',
  },
];

/** As a guest sees them: name, age and city. */
export const guestTalents: readonly TalentCardTalent[] = [
  {
    name: 'Mohan D.',
    to: paths.talent('mohan'),
    photo: { src: mohan, thumbnail: mohanThumbnail },
    playingAge: { min: 58, max: 70 },
    city: 'Pune',
    languages: ['Marathi', 'Hindi'],
  },
  {
    name: 'Meghna D.',
    to: paths.talent('meghna'),
    photo: { src: meghna, thumbnail: meghnaThumbnail },
    playingAge: { min: 26, max: 34 },
    city: 'Kolkata',
    languages: ['Bangla', 'Hindi'],
    mark: 'new',
  },
  {
    name: 'Jaya T.',
    to: paths.talent('jaya'),
    photo: null,
    playingAge: { min: 24, max: 31 },
    city: 'Bhopal',
    languages: ['Kurukh', 'Hindi'],
  },
];
