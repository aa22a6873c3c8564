export { type PhotoUrl, toTalentFace } from './talent-face.mapper.ts';
export { faceColumns, faceJoins, type TalentFaceRow } from './talent-face.queries.ts';
