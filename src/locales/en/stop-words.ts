import { fold } from '../../define/fold.ts';

const words = `
  a able about after again all also always am an and any anyone anything anytime are around as at away be because been before
  behind being best between bit both but by can cannot cant come could did directly do does doesnt doing done dont down during
  each early either else elsewhere ever every everything fill for from get gets getting give go goes going gonna good got had
  happen happens has hasnt have having he hello help her here hers hey hi him his how hows i id if ill im in into is isnt it
  its ive just know knows later let lets like little long lot lots made make makes many may maybe me might mine more most much
  must my myself need needed needs new nice no not of off on once only or other our ours out over please provide provides
  quickly really same shall she should show since small so some someone something soon still such take takes tell than thank
  thanks that thats the their them then there these they thing things this those through to too under until up us use used
  using very via want wanted wants was way we well were what whats when where wheres which while who whom whos whose why will
  with within without wondering wont would wrong yes yet you your youre yours yourself found went gone came took taken taking
  kept given gave put puts say says said told think thought mean means looking seem seems trying happened happening become
  becomes believe feel hope wish actually basically already ago never sometimes usually normally perhaps probably though
  although unless till whether upon few several plenty enough quite rather pretty instead big great bad okay ok sure kind sort
  stuff ways guy guys folks anybody everybody today tomorrow last next another others different neither nor couldnt wouldnt
  shouldnt wasnt werent arent havent youll youve theyre weve wanna gotta dear thx possible possibly currently exactly whole
  among across against along toward onto inside outside stay require required involve involved regarding understand himself
  herself themselves itself option options suit suits suited fits whenever whatever however whoever wherever somewhere anywhere everywhere`;

/** Words so common that they say nothing about what is sought, folded. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(fold));
