CREATE TABLE "avatar_file" (
	"avatar_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"style" text,
	"engine" text NOT NULL,
	"file_key" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "avatar_file_avatar_id_kind_place_pk" PRIMARY KEY("avatar_id","kind","place")
);
--> statement-breakpoint
CREATE TABLE "likeness" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"person" text NOT NULL,
	"version" integer NOT NULL,
	"photo_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likeness_use" (
	"likeness_id" uuid NOT NULL,
	"avatar_id" uuid NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "likeness_use_likeness_id_avatar_id_pk" PRIMARY KEY("likeness_id","avatar_id")
);
--> statement-breakpoint
CREATE TABLE "avatar_making" (
	"avatar_id" uuid PRIMARY KEY NOT NULL,
	"payment" text NOT NULL,
	"bookings" integer NOT NULL,
	"crop" jsonb,
	"chosen" text,
	"run" uuid,
	"task_id" uuid,
	"style_cost" text,
	"fault" jsonb
);
--> statement-breakpoint
CREATE TABLE "avatar_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"avatar_id" uuid,
	"file_key" text NOT NULL,
	"size" integer NOT NULL,
	"type" text NOT NULL,
	"passed" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "ai_mark" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "avatar_file" ADD CONSTRAINT "avatar_file_avatar_id_avatar_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness" ADD CONSTRAINT "likeness_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_use" ADD CONSTRAINT "likeness_use_likeness_id_likeness_id_fk" FOREIGN KEY ("likeness_id") REFERENCES "public"."likeness"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_making" ADD CONSTRAINT "avatar_making_avatar_id_avatar_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_photo" ADD CONSTRAINT "avatar_photo_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatar_photo" ADD CONSTRAINT "avatar_photo_avatar_id_avatar_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatar"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likeness_of_user" ON "likeness" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "likeness_use_of_avatar" ON "likeness_use" USING btree ("avatar_id");--> statement-breakpoint
CREATE INDEX "avatar_photo_of_user" ON "avatar_photo" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "avatar_photo_of_avatar" ON "avatar_photo" USING btree ("avatar_id");