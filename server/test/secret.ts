/** Signs and seals whatever a server under test signs and seals. */
export const testSecret = 'a secret that is used in tests only';
