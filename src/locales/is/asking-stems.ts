import { stemIcelandic } from './stem.ts';

const words = `
  verð kostar kostnaður ódýr dýr ódýrt dýrt ódýrast afsláttur tilboð gjald kaupa kaup kaupi selja sala sölu panta pöntun bóka
  leiga leigja opið lokað opnunartími sími númer heimilisfang kort netið áætlun dagskrá fréttir námskeið staða tími ráð hjálp
  búð verslun fyrirtæki sending heimsending afhending uppskrift viðgerð leið miði gisting taka gera nálægt dagur kvöld saga
  hús ókeypis frítt gefins`;

/** Stems of words that ask about a thing without naming it: of „bensínverð“ in two words only the petrol says what is sought. */
export const askingStems: ReadonlySet<string> = new Set(words.trim().split(/\s+/).map(stemIcelandic));
