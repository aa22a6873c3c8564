export type EmojiGroup = 'faces' | 'hands' | 'stage' | 'things' | 'signs';

export interface Emoji {
  readonly sign: string;
  /** Also the search text. */
  readonly name: string;
}

const list = (...pairs: readonly string[]): readonly Emoji[] =>
  pairs.map((pair) => {
    const [sign = '', ...words] = pair.split(' ');
    return { sign, name: words.join(' ') };
  });

/** A small set for casting, drawn by the device's own font. */
export const emojiGroups: readonly { readonly key: EmojiGroup; readonly emoji: readonly Emoji[] }[] = [
  {
    key: 'faces',
    emoji: list(
      ...['😀 grinning face', '😃 happy face', '😄 smiling eyes', '😁 beaming face', '😅 relieved laugh'],
      ...['😂 tears of joy', '🙂 slight smile', '😉 wink', '😊 blush', '😍 heart eyes', '🥰 in love'],
      ...['😘 kiss', '😎 sunglasses', '🤩 star eyes', '🥳 party face', '🤔 thinking', '🤗 hug', '😌 calm'],
      ...['😬 grimace', '😮 surprised', '😴 sleeping', '🤒 ill', '😢 sad tear', '😭 crying', '😤 determined'],
      ...['😱 scream', '🙄 rolling eyes', '🤐 zipped mouth', '😇 angel', '🥹 moved'],
    ),
  },
  {
    key: 'hands',
    emoji: list(
      ...['👍 thumbs up', '👎 thumbs down', '👏 clapping', '🙌 raised hands', '🙏 folded hands namaste'],
      ...['👋 waving', '🤝 handshake', '💪 strong arm', '✌️ victory', '🤞 fingers crossed', '👌 fine'],
      ...['👉 pointing right', '👀 eyes', '🧠 brain', '💃 dancer woman', '🕺 dancer man', '🧘 meditation'],
      ...['🚶 walking', '🏃 running', '🤸 cartwheel', '🤷 shrug', '🙋 raising hand'],
    ),
  },
  {
    key: 'stage',
    emoji: list(
      ...['🎭 theatre masks', '🎬 clapper board', '🎥 film camera', '📷 camera', '📸 camera flash'],
      ...['🎞️ film', '🎤 microphone', '🎧 headphones', '🎵 music note', '🎶 music', '🎼 score', '🥁 drum'],
      ...['🎹 piano', '🎸 guitar', '🎻 violin', '🪕 sitar banjo', '🎨 paint', '🎟️ ticket', '🎪 tent circus'],
      ...[
        '🌟 glowing star',
        '⭐ star',
        '🏆 trophy',
        '👗 dress costume',
        '👠 heels',
        '👓 glasses',
        '💄 lipstick make-up',
      ],
      ...['💇 haircut', '📜 script scroll', '📝 note', '🗓️ calendar'],
    ),
  },
  {
    key: 'things',
    emoji: list(
      ...[
        '☀️ sun',
        '🌧️ rain monsoon',
        '🌙 moon',
        '🔥 fire',
        '🌈 rainbow',
        '🌸 flower',
        '🌹 rose',
        '🪔 lamp diwali',
      ],
      ...[
        '🎉 party',
        '🎂 cake birthday',
        '🎁 present',
        '☕ coffee chai',
        '🍛 curry lunch',
        '🥭 mango',
        '💧 water',
      ],
      ...[
        '🚗 car',
        '🚕 taxi',
        '🛺 auto rickshaw',
        '🚆 train',
        '✈️ plane',
        '🏠 home',
        '🏙️ city',
        '📍 place pin',
      ],
      ...[
        '⏰ alarm clock',
        '⌛ hourglass',
        '📞 telephone',
        '📱 mobile',
        '💻 laptop',
        '📧 e-mail',
        '📎 paperclip',
        '💰 money',
        '🧾 receipt',
      ],
    ),
  },
  {
    key: 'signs',
    emoji: list(
      ...[
        '❤️ red heart',
        '🧡 orange heart',
        '💛 yellow heart',
        '💚 green heart',
        '💙 blue heart',
        '💜 purple heart',
      ],
      ...['🖤 black heart', '🤍 white heart', '💔 broken heart', '✨ sparkles', '💯 hundred', '✅ done tick'],
      ...[
        '☑️ ticked',
        '❌ cross no',
        '❗ exclamation',
        '❓ question',
        '⚠️ warning',
        '🔔 bell',
        '🔁 again repeat',
        '🆗 ok',
        '🆕 new',
        '➡️ arrow right',
      ],
    ),
  },
];
