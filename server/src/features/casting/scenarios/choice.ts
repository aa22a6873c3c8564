/** Who is chosen for a character of a scenario. */
export interface Choice {
  readonly character_id: number;
  readonly talent_id: number;
}
