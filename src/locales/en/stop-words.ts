import { fold } from '../../define/fold.ts';

const words = `
  a able about after again all also always am an and any anyone anything anytime are around as at away be because been
  before behind being best between bit both but by can cannot cant come could did directly do does doesnt doing done
  dont down during each early either else elsewhere ever every everything fill for from get gets getting give go goes
  going gonna good got had happen happens has hasnt have having he hello help her here hers hey hi him his how hows i
  id if ill im in into is isnt it its ive just know knows later let lets like little long lot lots made make makes
  many may maybe me might mine more most much must my myself need needed needs new nice no not of off on once only or
  other our ours out over own please provide provides quickly really same shall she should show since small so some
  someone something soon still such take takes tell than thank thanks that thats the their them then there these they
  thing things this those through to too under until up us use used using very via want wanted wants was way we well
  were what whats when where wheres which while who whom whos whose why will with within without wondering wont would
  wrong yes yet you your youre yours yourself`;

/** Words so common that they say nothing about what is sought, folded. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(fold));
