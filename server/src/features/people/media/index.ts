export { createMedia, type Media } from './create-media.ts';
export type { CheckedDocument, DocumentFiles } from './document-files.ts';
export type { Intake, UploadToRecord } from './intake.service.ts';
export { media } from './manifest.ts';
export { markPdf, UnmarkablePdfError } from './pdf-thread.ts';
export { listOwnAssets } from './personal-data.queries.ts';
export type { Photos } from './photos.service.ts';
export { pictureTypeOf } from './picture-bytes.ts';
export {
  createPrivateDocuments,
  createPrivatePictures,
  type PrivateDocuments,
  type PrivatePictures,
} from './private-pictures.ts';
export { storeReel } from './reels/store-reel.ts';
export type { SendableFile } from './sendable-files.ts';
export { storePhoto } from './store-photo.ts';
