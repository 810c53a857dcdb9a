/* O que as teclas fazem: na mesa e nas outras páginas. */

export const arrows = 'setas';

export const deals = 'distribui o nove de paus';
export const opponent = 'seguem as cartas de um adversário';
export const readsKey = 'o que um adversário joga e tem';
export const dead = 'as próximas cartas estão mortas; outro x termina';
export const range = 'abre o que um range tem no board; % mostra porcentagens';
export const back = 'uma street para trás';
export const on = 'uma street para a frente: como foi jogada, ou uma carta ao acaso';
export const nextRange = 'abre o range do próximo jogador';
export const narrow = 'estreita o range aberto ao que continua';
export const price = 'o tamanho da aposta: de 1 a 7 escolhe, Enter fecha';
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
