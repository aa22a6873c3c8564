/** What films and recordings say by themselves, on whatever page they play. */
export const media = {
  playVideo: 'Play {{title}}',
  playVideoFor: 'Play {{title}}, {{time}} long',
  play: 'Play {{title}}',
  pause: 'Pause {{title}}',
  seek: 'Place in {{title}}',
  at: '{{now}} of {{whole}}',
  failed: 'This did not play. Check your connection and press play again.',
} as const;
