export { cardColours } from './card-colours.ts';
export { readPhotos } from './card-photos.ts';
export { createCards } from './create-cards.ts';
export { compCards } from './manifest.ts';
export { type DrawingContext, playbillRule, portrait, textLine, wordmark } from './pieces.ts';
