/** The frame over a picture, wherever something is cut. */
export const crop = {
  area: 'Part of the photo that is kept. Arrow keys move it, plus and minus zoom.',
  zoom: 'Zoom',
  zoomValue: '{{times}} times',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Turn by a quarter',
  shape: 'Shape',
} as const;
