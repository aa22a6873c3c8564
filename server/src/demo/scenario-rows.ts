/** Alternative casts, as in migration 0051. */
export interface ScenarioRows {
  scenario: {
    id: number;
    project_id: number;
    name: string;
    position: number;
    revision: number;
    created_by: number;
    named_by: number;
    created_at: string;
  };
  scenario_choice: {
    scenario_id: number;
    character_id: number;
    talent_id: number;
    revision: number;
    chosen_by: number;
    chosen_at: string;
  };
  scenario_comment: { scenario_id: number; author_id: number; words: string; written_at: string };
  scenario_like: { scenario_id: number; account_id: number; liked_at: string };
}
