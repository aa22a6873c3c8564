export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(reason: string) {
    super(`Config validation error: ${reason}`);
  }
}
