import { quote } from './grammar';

/* A página de ajuda, sem as teclas e o glossário. */

export const search = 'Buscar na ajuda';
export const example = 'out, gutshot, pot odds …';
export const findWord = 'busque um termo';
export const intro = 'O Outs conta carta por carta, no seu aparelho. Toque em uma situação para vê-la na mesa.';
export const nothing = (search: string): string =>
  `Nada corresponde a ${quote(search)}. Tente uma só palavra, como out ou range.`;
export const found = (count: number, search: string): string =>
  `${count} ${count === 1 ? 'item corresponde' : 'itens correspondem'} a ${quote(search)}.`;

export const title = 'Ajuda';
export const spotsOpen = 'cada situação abre na mesa';
export const howToRead = 'Como ler';
export const samplesTitle = 'O que o baralho diz';
export const keysTitle = 'Teclas';
export const notationTitle = 'Como escrever cartas e ranges';
export const stepsTitle = 'Passo a passo';
export const words = 'Termos';
export const allWords = 'Todos os termos';
export const fewerWords = 'Menos termos';
export const theFirst = (count: number): string => `os ${count} primeiros`;
export const ofThem = (count: number): string => `${count}, cada um com uma situação`;
/** Uma mão ou uma regra, com o exemplo. */
export const withExample = (note: string, example: string): string => `${note}: ${example}`;

/** De quem é a carta, em seis letras. */
export const them = 'adv.';
export const samples = {
  out: { title: 'out', means: 'põe você na frente, ou completa a mão que você busca' },
  behind: { title: 'ainda atrás', means: 'melhora sua mão, mas você continua atrás' },
  chop: { title: 'empate', means: 'empata: o pote é dividido' },
  danger: { title: 'perigo', means: 'você está na frente; esta carta deixa você atrás ou empatado' },
  bar: { title: 'barra', means: 'sua equity se esta carta vier' },
  hole: { title: 'espaço', means: 'em jogo: toque para tirá-la' },
  rungs: { title: 'níveis', means: 'o que ela forma, de um par a um straight flush' },
  grey: { title: 'níveis cinza', means: 'melhora sua mão, mas fica abaixo do seu alvo' },
  raised: { title: 'em relevo', means: 'contra um range: a carta vale um décimo de out ou mais' },
  change: { title: 'mudança', means: 'seu range: quanto a carta muda a equity dele, para cima ou para baixo do meio' },
  wild: { title: 'curinga', means: 'vale por outras cartas; tracejada no laboratório: a carta que ela representa' },
  missed: { title: 'faltou', means: 'estudo: um out que você não marcou' },
  wrong: { title: 'erro', means: 'estudo: uma carta que você marcou e que não é um out' },
};

/** O que significa um texto que se pode escrever. */
export const notation = {
  '4c9c 7d5cKh8c': 'suas cartas e depois o board',
  'AhKh 7h3h9c v 7c7d': 'v: um adversário com cartas conhecidas',
  'AhKh 7h3h9c v TT+, AQs+': 'ou com um range',
  'AhKh v random x 2h': 'duas cartas quaisquer; x: uma carta morta',
  '(TT+) 7h3h9c v random': 'seu próprio range, entre parênteses',
  'AhKh v 7c7d pot 60 call 20': 'o pote e o que você precisa pagar',
  'joker *Kh 7h3h9c': 'um baralho com curinga; ∗ é o curinga',
  'TT+, A2s+': 'esse par e os maiores; esse kicker e os maiores',
  '88-55, A9s-A6s': 'de uma mão a outra',
  'AKs, AKo, AhKh': 'suited, offsuit, um só combo',
  '15%': 'as 15 melhores mãos de cada cem',
  '76s:0.5, AA@50': 'metade das vezes',
  'Th 9c': 'um valor e um naipe: dez de copas, nove de paus',
  '10h 9♣': 'o mesmo: maiúsculas ou minúsculas, símbolos, 10 ou T',
};

export const steps: readonly string[] = [
  'Toque em duas cartas: veja sua equity e o que o flop traz.',
  'Distribua o flop: as cartas em relevo são seus outs.',
  'Adicione um adversário: as barras passam a ser sua equity.',
  'Digite o pote e o call: veja se vale a pena pagar.',
];

/** Dos históricos de mãos. @param sites `'PokerStars, GGPoker e PHH'` */
export const reads = (sites: string): string =>
  `O Outs lê ${sites}: hold’em, em inglês. As cartas do 888poker podem estar em outros seis idiomas. Percorra suas decisões com as setas, n e p. Cada uma vem com o pote e o call.`;

/** Um título, um resumo e parágrafos. Entre aspas ficam as palavras de botões e linhas. */
export const topics = {
  exact: {
    title: 'Exato ou não',
    summary: 'contado carta por carta, ou simulado e marcado com ±',
    paragraphs: [
      'Os números exatos contam todas as distribuições: com mãos conhecidas sempre, com dois jogadores quase sempre, com mais jogadores quando é rápido. Antes do flop, alguns ranges amplos são simulados se o baralho tem curingas.',
      'Os outros números são simulados. ± é a margem de erro de 95%; ela cai até 0,1 ponto enquanto você olha. A mesma situação dá sempre o mesmo número.',
      'O preço conta os potes como se ninguém apostasse de novo. Ele também diz quanto mais você precisa ganhar depois.',
    ],
  },
  preflop: {
    title: 'Antes do flop',
    summary: 'quanto valem duas cartas e o que o flop traz',
    paragraphs: [
      'Duas cartas, um range ou duas cartas quaisquer bastam para uma resposta. “O que o flop traz” lista mãos feitas, draws e overcards, tudo exato; escolha uma linha para distribuir um flop assim. Com adversários, faz isso para cada jogador.',
      'As barras do baralho mostram sua equity com uma carta no flop. Elas precisam de duas cartas conhecidas, contra duas quaisquer ou contra mãos conhecidas.',
      'Set ou melhor inclui os flops de três cartas iguais: eles dão um full house. Um par usa uma das suas cartas; tabelas que dizem 40,4% contam também os pares do board.',
      'Contra um só adversário, “As 169 mãos” mostra quanto vale cada mão inicial contra essa mão ou esse range, em uma grade e em uma lista. É exato; não aparece com cartas mortas.',
    ],
  },
  pots: {
    title: 'Mais de um pote',
    summary: 'potes paralelos, rake, torneios, rodar duas vezes',
    paragraphs: [
      'Digite o pote e o que você precisa pagar, e “Preço” diz se é para pagar ou foldar. As linhas abaixo recebem o resto.',
      '“Potes paralelos” recebe a aposta e o stack de cada jogador, e o rake. Cada pote conta por quem pode ganhá-lo: um stack curto joga só pelo pote principal. Se ainda há jogadores para agir e você informa os stacks deles, o call tem dois preços: se eles foldam e se eles pagam.',
      '“Torneio” recebe os prêmios e os outros stacks. O veredito leva em conta então o dinheiro dos prêmios (ICM) e os bounties, não as fichas.',
      '“Rodar duas vezes” distribui as cartas que faltam duas ou três vezes. Diz com que frequência você ganha todo o dinheiro, uma parte ou nada.',
    ],
  },
  histories: {
    title: 'Históricos de mãos',
    summary: 'cole um na página da mesa',
    paragraphs: [
      'Os adversários têm duas cartas quaisquer até você informar outra coisa. “Usar as cartas mostradas”, em “Opções”, usa as cartas que foram mostradas depois.',
      'Cada decisão traz todas as apostas e os stacks. O preço leva em conta os potes paralelos: abra “Potes paralelos” para vê-los.',
    ],
  },
  session: {
    title: 'Uma sessão inteira',
    summary: 'milhares de mãos, a pior decisão primeiro',
    paragraphs: [
      'Arraste ou cole seus históricos de mãos na página “Sessão”: arquivos, pastas ou zips. Ela lista as decisões que custaram dinheiro, as piores primeiro.',
      'Cada linha diz contra o que é a equity: cartas que foram mostradas, um range que você atribui a essa aposta ou duas cartas quaisquer. Abra uma linha para vê-la na mesa.',
    ],
  },
  held: {
    title: 'O que o adversário tem',
    summary: 'um range no board, linha por linha',
    paragraphs: [
      'Depois do flop, “O que o adversário tem” separa os combos de um range em linhas, do set a nada. Os combos bloqueados aparecem com a carta que os bloqueia.',
      'Cada linha tem a sua equity exata contra ela. Marque o que continua para ver sua equity contra essa parte. “Reduzir” leva essa parte à próxima street.',
      'Um combo fica na primeira linha que serve. Os draws são listados à parte: um combo pode ter vários.',
    ],
  },
  curves: {
    title: 'Range contra range',
    summary: 'qual range está na frente e qual carta muda isso',
    paragraphs: [
      'Quando você tem um range contra um só adversário, “Curvas de equity” desenha os dois ranges da mão mais fraca à mais forte. Arraste para os lados para ler a mesma parte dos dois. A linha marca as mãos fortes, com 80% de equity ou mais; arraste-a pela etiqueta ou mova-a com as setas.',
      'Os mapas mostram a equity de cada mão contra o outro range. Escolha uma street acima das curvas para ver onde um range perdeu a vantagem.',
      'As barras do baralho mostram quanto cada carta muda a equity do seu range, para cima ou para baixo do meio. Toque em uma carta para ver as curvas depois dela, e desfaça.',
      'Copie as curvas e os mapas como imagem, salve-os como PNG ou SVG, e a equity de cada combo como CSV.',
    ],
  },
  home: {
    title: 'Na mesa de casa',
    summary: 'nomes, um celular para todos, as cartas de todos em uma tela',
    paragraphs: [
      'No celular, quando há vários adversários, cada um é um botão. Toque em um para abrir o assento dele: as cartas, o nome, um range, foldar. Quem foldou fica ali até você limpar a mesa; toque para voltar. Os nomes ficam neste aparelho, a não ser que você compartilhe um link com eles.',
      '“Ocultar” vira uma mão para baixo antes de passar o celular. Nenhum número é mostrado até todas as mãos estarem abertas de novo. Esconde a mão, mas não a protege: o endereço ainda tem as cartas.',
      '“Cartas de todos” abre todas elas. Toque ou digite as suas duas cartas, depois as de cada adversário e por fim o board. O baralho fecha quando todas estão lá e volta com um toque em qualquer espaço. Você vê quem está na frente, os outs de cada jogador e a mudança desde a street anterior. Mostra números quando todas as mãos estão abertas. Cartas queimadas que ninguém viu não mudam nada; as que foram vistas, marque como “Morta”. “Rodar duas vezes” divide o board a partir daqui; no fim, diz quem ganha cada board e quem leva o pote inteiro.',
      '“Segunda tela” abre o mesmo em outra janela, que segue esta; arraste-a para a televisão. Com “look=none” no link, ela fica sobre um vídeo: nomes, cartas, equities e outs no terço inferior, sem fundo.',
      'As equities de uma situação somam 100,0%, então uma pode diferir em 0,1. Equities iguais mostram o mesmo número.',
    ],
  },
  ranges: {
    title: 'Seus próprios ranges',
    summary: 'com nomes, escolhidos em dois toques',
    paragraphs: [
      'Abra a grade ao lado do campo de um range. Acima dela estão as melhores mãos, seus ranges com nome e os últimos usados: toque em um para usá-lo. “Por posição” tem guias próprios para seis e nove jogadores. “Salvar com um nome” guarda o range atual.',
      'Os ranges ficam neste aparelho. Os que têm nome vão no arquivo que você exporta em “Suas situações”.',
    ],
  },
  device: {
    title: 'Neste aparelho',
    summary: 'suas situações, progresso e ajustes: nada é enviado',
    paragraphs: [
      'O Outs salva neste navegador suas situações, o progresso dos exercícios, os ranges que você atribui às apostas, os nomes dos jogadores e seus ajustes. Ele só guarda as mãos de uma sessão se você pedir, e uma mão colada até você fechar a barra dela ou a aba. Nada sai do aparelho.',
      'Exporte as situações em “Suas situações” e o progresso em “Progresso”, para guardá-los ou levá-los. Ali você também pode importar e apagar.',
      'Depois de uma visita, a página funciona sem rede. Ela só pergunta ao próprio servidor se há uma versão mais nova.',
    ],
  },
  notFor: {
    title: 'Não é para',
    summary: 'usar com uma mesa a dinheiro real aberta: os sites proíbem',
    paragraphs: ['O Outs é para home games, transmissões, revisão e estudo. Ele nunca lê a tela de outro programa.'],
  },
};

/** Como uma busca pode chamar as teclas que só têm um sinal ou um nome curto. */
export const keyNames = {
  '⌫': 'backspace apagar',
  Esc: 'escape',
  '?': 'ponto de interrogação',
  '∗': 'estrela asterisco',
};

/* O que as teclas fazem: na mesa e nas outras páginas. */

export const arrows = 'setas';

export const deals = 'distribui o nove de paus';
export const opponent = 'seguem as cartas de um adversário';
export const readsKey = 'o que um adversário joga e tem';
export const dead = 'as próximas cartas estão mortas; outro x termina';
export const range = 'abre o que um range tem no board; % mostra porcentagens';
export const back = 'street anterior';
export const on = 'próxima street: como foi jogada, ou uma carta aleatória';
export const nextRange = 'abre o range do próximo jogador';
export const narrow = 'reduz o range aberto ao que continua';
export const gridKeys = 'grade do próximo range; nela, peso 10% a mais ou a menos e combos de uma mão';
export const price = 'o tamanho da aposta: de 1 a 7 escolhe, Enter fecha';
export const lineKey = 'o campo de texto: uma situação inteira em uma linha';
export const move = 'anda pelo baralho; Enter distribui a carta';
export const undo = 'desfaz (Ctrl+Y: refaz)';
export const close = 'fecha o que está aberto e depois limpa a mesa';
export const keys = 'mostra estas teclas';

export const studyDecide = 'estudo: pagar ou foldar';
export const studyDone = 'estudo: terminar e depois a próxima situação';
export const studyNext = 'estudo: depois do resultado, a próxima situação, ou a situação na mesa';
export const studyClear = 'estudo: limpar todas as marcas, ou abrir esta ajuda';
export const history = 'histórico de mãos: próxima decisão ou a anterior';
export const lab = 'laboratório de mãos: um curinga';
export const showDeal =
  'as cartas de todos: a próxima carta vai para o board, para um novo jogador, ou para outro jogador';
export const showTurn = 'as cartas de todos: virar uma mão, rodar duas vezes';
export const showLook = 'as cartas de todos: tela cheia, outra aparência';
