/* As palavras do glossário: um título, o que significa em frases inteiras e o que a situação mostra. */

export const terms = {
  backdoor: {
    title: 'backdoor',
    means: 'Um draw que precisa do turn e do river: runner-runner.',
    see: 'faltam duas cartas de espadas',
  },
  blank: {
    title: 'carta neutra (blank)',
    means: 'Uma carta que não ajuda: deixa você atrás ou não chega ao alvo.',
    see: '30 cartas neutras de 45',
  },
  blocked: {
    title: 'bloqueado',
    means: 'Um combo que um jogador não pode ter, porque uma das cartas já está em jogo. Combos bloqueados não contam.',
    see: 'resta um dos seis combos de damas',
  },
  'break-even': {
    title: 'ponto de equilíbrio (break even)',
    means:
      'A equity com que pagar não ganha nem perde dinheiro: o que você paga, dividido pelo pote já com o seu call.',
    see: 'equilíbrio com 25%',
  },
  bridge: {
    title: 'ponte',
    means:
      'Como os outs viram equity: os runouts em que você acerta, menos os que perdem, mais os que você ganha sem acertar.',
    see: '324 acertos, 80 deles perdem',
  },
  chop: {
    title: 'empate (chop)',
    means: 'O pote é dividido. No baralho, uma carta com a qual você empata.',
    see: 'um nove ou um dois divide o pote',
  },
  combo: {
    title: 'combo',
    means: 'Duas cartas específicas. Um par tem seis combos; uma mão suited, quatro; uma offsuit, doze.',
    see: 'dezesseis combos de ás-rei',
  },
  'combo draw': {
    title: 'combo draw',
    means: 'Um flush draw e um straight draw ao mesmo tempo. A carta que completa os dois é um só out.',
    see: 'quinze outs, não dezessete',
  },
  danger: {
    title: 'perigo',
    means: 'Você está na frente, e esta carta deixa você atrás ou empatado.',
    see: 'oito cartas de copas dão um flush ao adversário',
  },
  'dead card': {
    title: 'carta morta',
    means: 'Uma carta que foi exposta ou descartada: está fora do baralho e não é de ninguém.',
    see: 'onze outs: o ás de paus está morto',
  },
  'drawing dead': {
    title: 'drawing dead (sem outs)',
    means: 'Nenhuma carta por vir pode dar o pote a você, nem uma parte dele.',
    see: 'um flush draw contra uma quadra de setes',
  },
  'effective outs': {
    title: 'outs efetivos',
    means:
      'Contra um range, ou contra duas cartas quaisquer, uma carta pode contar como parte de um out: a que soma metade da equity que falta a você conta como meio. Os outs efetivos são a soma dessas partes.',
    see: '10,9 outs contra duas cartas quaisquer',
  },
  equity: {
    title: 'equity',
    means: 'Sua parte do pote em média: suas vitórias e sua parte de cada empate.',
    see: 'um quarto do pote',
  },
  ev: {
    title: 'EV',
    means:
      'Valor esperado: quanto um call ganha ou perde em média. É a sua equity vezes o pote já com o seu call, menos o call.',
    see: 'um call que perde 0,28',
  },
  exact: {
    title: 'exato',
    means: 'Contado carta por carta: o número não tem erro. Os outros números são simulados e dizem isso.',
    see: 'os 990 runouts',
  },
  facing: {
    title: 'aposta enfrentada (facing)',
    means:
      'A aposta à sua frente, como parte do pote que havia antes dela. Meio pote dá 3 : 1 e pede 25%; uma aposta do pote pede 33,3%.',
    see: 'meio pote: equilíbrio com 25%',
  },
  'flush draw': {
    title: 'flush draw',
    means: 'Quatro cartas do mesmo naipe: nove outs.',
    see: 'nove cartas de espadas',
  },
  gutshot: {
    title: 'gutshot',
    means: 'Um só valor completa a sequência: quatro outs. Um gutshot duplo tem dois desses valores: oito outs.',
    see: 'um gutshot para a maior sequência',
  },
  'implied odds': {
    title: 'odds implícitas',
    means: 'Pot odds que contam também o que você espera ganhar nas próximas streets quando acerta.',
    see: 'quanto mais você precisa ganhar',
  },
  'improving card': {
    title: 'carta que melhora',
    means: 'Uma carta que melhora a sua mão. Não contam só um kicker melhor nem uma mão que o board dá a todos.',
    see: 'dezoito cartas melhoram sua mão, doze delas são outs',
  },
  kicker: {
    title: 'kicker',
    means:
      'A carta que decide entre mãos do mesmo valor, como pares ou trincas iguais. Você perde no kicker se o seu é o mais baixo.',
    see: 'ás-dez contra ás-dama',
  },
  nuts: {
    title: 'nuts',
    means: 'A melhor mão que o board permite: nenhuma dupla de cartas não vistas ganha dela.',
    see: 'nenhuma mão ganha desta sequência',
  },
  'open-ended': {
    title: 'straight draw aberto (duas pontas)',
    means: 'Quatro valores seguidos que qualquer uma das pontas completa: oito outs.',
    see: 'nove, oito, sete, seis',
  },
  out: {
    title: 'out',
    means:
      'Uma carta não vista que completa a sua mão. Sem adversário conhecido: uma sequência ou melhor. Contra uma mão conhecida: uma carta que põe você na frente.',
    see: 'doze outs no turn',
  },
  overcards: {
    title: 'overcards',
    means: 'Duas cartas mais altas que o board. Têm seis outs quando um par basta.',
    see: 'ás-rei contra um par',
  },
  overlap: {
    title: 'out repetido',
    means: 'Uma carta que completa os dois draws. Conte-a uma vez só.',
    see: 'o seis de paus, uma vez só',
  },
  'pocket pair': {
    title: 'par na mão (pocket pair)',
    means: 'Duas cartas do mesmo valor na sua mão.',
    see: 'um par de oitos antes do flop',
  },
  'pot odds': {
    title: 'pot odds',
    means:
      'O pote, já com a aposta do adversário, em relação ao que você paga. 100 no pote e 35 para pagar são 2,86 : 1.',
    see: '100 no pote, 35 para pagar',
  },
  range: {
    title: 'range',
    means: 'Todas as mãos que um jogador pode ter, de acordo com os combos de cada uma.',
    see: 'par de dez ou melhor, ás-dama suited ou melhor',
  },
  read: {
    title: 'leitura',
    means: 'O que você acha que um jogador tem: um range, e a parte dele que combina com o board.',
    see: 'os ases e as damas de um range que também tinha dez-oito',
  },
  'run-out': {
    title: 'runout',
    means: 'Uma das formas como o resto do board pode vir.',
    see: '990 runouts a partir deste flop',
  },
  set: {
    title: 'set',
    means:
      'Uma trinca feita com um par na mão. Dois outs: até o river você acerta cerca de uma vez em doze. Antes do flop: você flopa um set uma vez em 8,5.',
    see: 'um par de seis contra um par melhor',
  },
  simulated: {
    title: 'simulado',
    means:
      'Há combinações demais para contar uma a uma, então algumas são sorteadas. ± é a margem de erro de 95%. A mesma situação dá sempre o mesmo número.',
    see: 'quatro adversários com duas cartas quaisquer',
  },
  spot: {
    title: 'situação (spot)',
    means: 'Um momento de uma mão: suas cartas, o board, os adversários e as cartas mortas.',
    see: 'um flop contra uma mão conhecida',
  },
  'strong hand': {
    title: 'mão forte',
    means: 'Uma mão com 80% de equity ou mais contra o outro range. O jogador que tem mais delas pode apostar alto.',
    see: 'todas as suas mãos são fortes',
  },
  tainted: {
    title: 'out contaminado (tainted)',
    means: 'Uma carta que melhora sua mão e dá ao adversário uma mão melhor.',
    see: 'o nove de copas contra um set',
  },
  target: {
    title: 'alvo',
    means:
      'Sem adversário: a mão mais baixa que conta como out. É uma sequência até você mover a linha em “O que conta”.',
    see: 'aqui um par conta: dezoito outs',
  },
  unseen: {
    title: 'não vista',
    means:
      'Uma carta que ninguém mostrou, por isso ainda pode vir: 47 no flop, 46 no turn, duas a menos para cada mão que você conhece.',
    see: '46 cartas não vistas',
  },
  weight: {
    title: 'peso',
    means: 'Quanto de um out uma carta vale, de 0 a 1: a parte que ela soma da equity que falta a você.',
    see: 'quanto vale cada carta',
  },
  'wild card': {
    title: 'curinga (wild card)',
    means: 'Uma carta que vale por outras: um joker, um bug ou um dois, conforme o baralho.',
    see: 'o curinga é o 13º out',
  },
  wrap: {
    title: 'wrap',
    means: 'Um straight draw que mais de dois valores completam, com um curinga na mão.',
    see: 'doze outs para uma sequência',
  },
};
