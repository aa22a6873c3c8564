/** The frame over a picture, wherever one is cropped. */
export const crop = {
  area: 'The part of the photo you keep. Arrow keys move it, plus and minus zoom.',
  zoom: 'Zoom',
  zoomValue: '{{times}} times',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Rotate 90°',
  shape: 'Shape',
} as const;
