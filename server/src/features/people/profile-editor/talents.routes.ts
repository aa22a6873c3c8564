import * as body from '@callboard/contract/people/profile-editor/body';
import * as pastWork from '@callboard/contract/people/profile-editor/past-work';
import * as payload from '@callboard/contract/people/profile-editor/payload';
import * as skills from '@callboard/contract/people/profile-editor/skills';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../../platform/http/bind.ts';
import { memberOf } from '../../../platform/http/member.ts';
import { ownAccount } from '../../../platform/http/own-account.ts';
import type { Talents } from './create-talents.ts';

export function talentRoutes(app: FastifyInstance, talents: Talents): void {
  bind(app, payload.getTalentPayload, async ({ actor, params }) =>
    talents.payload.read(actor.kind === 'admin' ? params.id : ownAccount(actor, params.id).accountId),
  );
  bind(app, payload.changeTalentPayload, async ({ actor, params, body: change }) =>
    talents.payload.change(ownAccount(actor, params.id).accountId, change),
  );
  bind(app, payload.changeTalentProgress, async ({ actor, params, body: change }) =>
    talents.progress.change(ownAccount(actor, params.id).accountId, change),
  );

  bind(app, skills.saveSkills, async ({ actor, body: change }) =>
    talents.skills.save(memberOf(actor).accountId, change),
  );
  bind(app, skills.getSkillsAndEducation, async ({ actor, params, request: { clientAddress } }) =>
    talents.skills.view(params.id, { actor, ip: clientAddress }),
  );
  bind(app, skills.removeOngoingProject, async ({ actor, params }) =>
    talents.skills.removeOngoing(memberOf(actor).accountId, params.id),
  );

  bind(app, body.saveBody, async ({ actor, body: change }) =>
    talents.body.save(memberOf(actor).accountId, change),
  );
  bind(app, body.getBody, async ({ actor, params, request: { clientAddress } }) =>
    talents.body.view(params.id, { actor, ip: clientAddress }),
  );

  bind(app, pastWork.addPastWork, async ({ actor, body: work }) =>
    talents.pastWork.add(memberOf(actor).accountId, work),
  );
  bind(app, pastWork.changePastWork, async ({ actor, params, body: change }) =>
    talents.pastWork.change(memberOf(actor).accountId, params.id, change),
  );
  bind(app, pastWork.removePastWork, async ({ actor, body: work }) =>
    talents.pastWork.remove(memberOf(actor).accountId, work.id),
  );
}
