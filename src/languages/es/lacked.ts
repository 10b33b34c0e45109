/** Things about which there is no entry, by their Spanish names. */

export const SPANISH_LACKED = `televisor inteligente, smart tv, nevera inteligente, aspiradora robot, cámara de coche, cámara digital, cámara de
fotos, objetivo de cámara, impresora láser, impresora de inyección, impresora, tinta de impresora, escáner de
documentos, impresora de etiquetas, caja registradora, lector de tarjetas, cajero automático, libro electrónico,
lector de libros electrónicos, reproductor de mp3, cinta de vídeo, blu-ray, disco compacto, soporte para portátil,
funda de portátil, mochila para portátil, ventilador para portátil, funda de móvil, soporte para móvil, batería
externa, cargador de pilas, organizador de cables, cable de audio, cascos con cancelación de ruido, barra de sonido,
amplificador, tarjeta de sonido, mesa de mezclas, sintetizador, radio de onda corta, antena parabólica, teléfono por
satélite, teléfono fijo, contestador automático, buzón de voz, identificador de llamadas, centro de llamadas, guía
telefónica, código morse, placa de pruebas, placa de circuito impreso, relé, motor eléctrico, placa solar, panel
solar, central eléctrica, central nuclear, reactor nuclear, red eléctrica, punto de recarga, batería de coche, radio
del coche, motor a reacción, motor de cohete, estación espacial, acelerador de partículas, antena de televisión,
televisión por cable, mando a distancia, mando universal, monitor curvo, monitor para juegos, ratón gamer, portátil
gamer, distribución de teclado, atajo de teclado, panel táctil, mando de consola, volante para juegos, consola de
videojuegos, tableta gráfica, lápiz digital, caja de ordenador, torre de ordenador, mesa de ordenador, ventilador de
caja, montar un ordenador, tarjeta de expansión, tarjeta de red, capturadora de vídeo, unidad óptica, ábaco,
calculadora, regla de cálculo, máquina de escribir, panel de parcheo, antena de telefonía, amplificador de señal,
pulsera de actividad, contador de pasos, máquina de rayos x, robot industrial, cadena de montaje, máquina de control
numérico, cortadora láser, autómata programable, detector de humo, detector de metales, cámara de seguridad, alarma de
casa, aplicación de calendario, aplicación de tareas, aplicación de notas, aplicación de recetas, aplicación del
tiempo, aplicación de meditación, aplicación de citas, aplicación de taxi, aplicación de reparto, aplicación de
compras, aplicación del banco, aplicación de gastos, aplicación de viajes, aplicación para aprender idiomas, filtro de
fotos, editor de vídeo, edición de vídeo, videojuego, juego para móvil, juego de navegador, juego de mesa, juego de
cartas, juego de rol, equipo de deportes electrónicos, desarrollador de videojuegos, diseño de niveles, diseño de
personajes, modelado 3d, editor de subtítulos, producción musical, caja de ritmos, editor de audio, modificador de
voz, grabador de pantalla, fondo de pantalla, icono del escritorio, fuente de letra, diseño de logotipos, diseño
gráfico, diseñador gráfico, diseñador web, diseño asistido por ordenador, aplicación de dibujo, diapositivas, programa
de presentaciones, marketing por correo, firma de correo, tarjeta de visita, marketing digital, publicidad en línea,
anuncios de búsqueda, anuncio de banner, creador de contenido, vídeo viral, etiqueta de redes sociales, selfi, citas
por internet, apuestas en línea, apuestas deportivas, curso en línea, banca en línea, banca electrónica, encuesta en
línea, formulario en línea, trabajo remoto, trabajo desde casa, búsqueda de empleo, entrevista de trabajo, carta de
presentación, programa de impuestos, programa de contabilidad, programa de facturación, programa de inventario,
control de inventario, gestión de almacenes, punto de venta, terminal de punto de venta, recursos humanos, control de
horarios, gestión de proyectos, jefe de proyecto, tablero kanban, analista de negocio, entrada de datos, paquete de
oficina, procesador de textos, tomar notas, editor de pdf, pasar pdf a word, conversor de archivos, conversor de
vídeo, conversor de unidades, conversor de moneda, archivo zip, explorador de archivos, administrador de tareas,
editor del registro, copiar y pegar, acceso directo, lupa de pantalla, teclado en pantalla, control parental, tiempo
de pantalla, gestor de ventanas, imagen de disco, liberar el móvil, número de teléfono, tarifa de datos, plan de
datos, tarjeta prepago, itinerancia de datos, punto de acceso móvil, seguro para móvil, contrato de móvil, móvil de
segunda mano, compra dentro de la aplicación, esquema de página, sistema de diseño, guía de estilo, grupo de
discusión, estudio de mercado, atención al cliente, mesa de ayuda, chat en vivo, carrito de la compra, seguimiento de
envíos, cadena de suministro, planificador de rutas, caja de autopago, historia clínica electrónica, aplicación de
salud, interfaz cerebro computadora, energía verde, energía solar, coche volador, tren de alta velocidad, control del
tráfico aéreo, piloto automático de avión, documento de identidad electrónico, banca abierta, trading algorítmico,
tarjeta de crédito, criptomoneda estable, arte digital, ordenamiento de burbuja, ordenación por mezcla, ordenación
rápida, pila de datos, programación dinámica, algoritmo genético, tabla de verdad, máquina de turing, cálculo lambda,
multiplicación de matrices, distribución normal, programación lineal, número primo, punto flotante, generador de
números aleatorios, prueba de regresión, prueba de humo, prueba de aceptación, automatización de pruebas, caso de
prueba, firma de código, análisis estático, programación en pareja, programación por parejas, bootcamp de
programación, entrevista de programación, curso de programación, hoja de ruta, programación extrema, indicador de
funcionalidad, versionado semántico, notas de la versión, registro de cambios, software gratuito, derechos de autor,
marca registrada, soporte técnico, administrador de sistemas, ingeniero de redes, certificación informática, probador
de software, interfaz de java, inyección de dependencias, modelo vista controlador, expresión lambda, promesa de
javascript, traza de la pila, archivo de registro, número entero, función generadora, error de sintaxis, código de
bytes, lenguaje ensamblador, enlazador, ingeniería inversa, fallo de página, espacio de intercambio, memoria virtual,
enlace simbólico, aplicación de página única, renderizado en el servidor, generador de sitios estáticos, componentes
web, servicios web soap, constructor de páginas web, analítica web, contador de visitas, portal web, extranet, wiki,
sala de chat, grupo de noticias, cómic web, rastreador web, enlace roto, página 404, portal cautivo, encabezado http,
carga diferida, ventana emergente modal, barra de progreso, validación de formularios, marcador de página, selector de
fecha, función de activación, máquina de vectores de soporte, potenciación del gradiente, k vecinos más cercanos,
reducción de dimensionalidad, aprendizaje federado, red neuronal recurrente, modelado de temas, clonación de voz,
detector de ia, sistema experto, destilación de conocimiento, internet cuántico, criptografía cuántica, computación
fotónica, serie temporal, almacén de clave-valor, clave externa, procedimiento almacenado, disparador de base de
datos, vista de base de datos, malla de datos, silo de datos, portabilidad de datos, soberanía de datos, gestión de
datos maestros, gestión documental, biblioteca digital, transformación digital, brecha digital, sistema de información
geográfica, juego en la nube, gestión de la configuración, planificación de capacidad, análisis de causa raíz, gestión
de activos, gestión de dispositivos móviles, directorio activo, directiva de grupo, controlador de dominio, servidor
de impresión, servidor multimedia, calidad de servicio, monitorización de red, diagrama de red, topología de red,
reenvío de puertos, abrir puertos, ip estática, dns inverso, protocolo de tiempo de red, redes definidas por software,
punto de intercambio, fibra oscura, guardia de seguridad, centro de operaciones de seguridad, informática forense,
gusano informático, publicidad maliciosa, suplantación de dns, ataque de canal lateral, amenaza interna, prevención de
pérdida de datos, tarjeta inteligente, contraseña de un solo uso, prueba de conocimiento cero, cifrado césar, cifrado
de disco, seguro cibernético, ciberseguro, noticias falsas, basura electrónica, moderación de contenidos, moderador,
capital riesgo, inversor ángel, plan de negocio, modelo de negocio`
