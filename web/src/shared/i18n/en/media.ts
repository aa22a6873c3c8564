/** The labels of video and audio players. */
export const media = {
  playVideo: 'Play {{title}}',
  playVideoFor: 'Play {{title}}, {{time}} long',
  play: 'Play {{title}}',
  pause: 'Pause {{title}}',
  seek: 'Position in {{title}}',
  at: '{{now}} of {{whole}}',
  failed: 'Couldn’t play this. Check your internet and select play again.',
} as const;
